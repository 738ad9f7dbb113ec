/**
 * What other programs reach in random games, for a plain comparison: playouts per second, from the least to the most that was seen. They were
 * measured once, on a machine of the same kind with two shared cores: Ludii 1.3.12 by its own playouts, OpenSpiel's mancala by a loop
 * over its C++ interface. They are not measured again here.
 */

/** @typedef {readonly [number, number]} Rates */

/** @type {Readonly<Record<string, { variant: string, options: Record<string, number>, peers: Record<string, Rates> }>>} */
export const compared = {
  kalah: {
    variant: "kalah",
    options: {},
    peers: { OpenSpiel: [130_000, 180_000], Ludii: [4600, 7000] },
  },
  katro: { variant: "katro", options: {}, peers: { Ludii: [590, 940] } },
  "tsoro 4×8": { variant: "tsoro", options: { columns: 8 }, peers: { Ludii: [430, 640] } },
};
