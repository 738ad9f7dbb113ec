/** Bytes as letters that may stand in an address (`A–Z a–z 0–9 - _`), with a checksum. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Collects bytes. */
export interface ByteWriter {
  readonly bytes: number[];
  /** A whole number from 0, seven bits a byte, lowest first. */
  readonly number: (value: number) => void;
  /** A text, as UTF-8 after its length. Throws a URIError for half a surrogate pair. */
  readonly text: (value: string) => void;
}

/** A writer without bytes. */
export function byteWriter(): ByteWriter {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  return {
    bytes,
    number,
    text(value) {
      const escaped = encodeURIComponent(value);
      const encoded: number[] = [];
      for (let at = 0; at < escaped.length; at++) {
        if (escaped[at] === "%") {
          encoded.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
          at += 2;
        } else encoded.push(escaped.charCodeAt(at));
      }
      number(encoded.length);
      for (const byte of encoded) bytes.push(byte);
    },
  };
}

/** Takes bytes one after another; every method answers undefined when they end too early or make no sense. */
export interface ByteReader {
  readonly number: () => number | undefined;
  readonly text: () => string | undefined;
  /** Whether all bytes have been taken. */
  readonly atEnd: () => boolean;
}

/** A reader of these bytes. */
export function byteReader(bytes: readonly number[]): ByteReader {
  let at = 0;
  const number = (): number | undefined => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 32; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) return undefined;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    return undefined;
  };
  return {
    number,
    text() {
      const length = number();
      if (length === undefined || at + length > bytes.length) return undefined;
      const escaped = bytes
        .slice(at, at + length)
        .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
        .join("");
      at += length;
      try {
        return decodeURIComponent(escaped);
      } catch {
        return undefined;
      }
    },
    atEnd: () => at === bytes.length,
  };
}

/** Bytes as letters, four for three. */
export function lettersOf(bytes: readonly number[]): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second, third] = [bytes[at]!, bytes[at + 1], bytes[at + 2]];
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    letters += LETTERS[bits >> 18]! + LETTERS[(bits >> 12) & 63]!;
    if (second !== undefined) letters += LETTERS[(bits >> 6) & 63]!;
    if (third !== undefined) letters += LETTERS[bits & 63]!;
  }
  return letters;
}

/** The bytes of letters; undefined when one is no letter of ours, or nothing could have been written so. */
export function bytesOf(letters: string): number[] | undefined {
  if (letters.length % 4 === 1) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < letters.length; at += 4) {
    let bits = 0;
    let given = 0;
    for (; given < 4 && at + given < letters.length; given++) {
      const value = LETTERS.indexOf(letters[at + given]!);
      if (value < 0) return undefined;
      bits |= value << (18 - 6 * given);
    }
    // Bits that belong to no byte are zero: a byte has one way of being written.
    if ((bits & ((1 << (32 - 8 * given)) - 1)) !== 0) return undefined;
    for (let byte = 0; byte < given - 1; byte++) bytes.push((bits >> (16 - 8 * byte)) & 255);
  }
  return bytes;
}

/** The checksum of bytes: CRC-32, from 0. */
export function checksum(bytes: readonly number[]): number {
  let remainder = 0xffff_ffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      remainder = (remainder >>> 1) ^ (0xedb8_8320 & -(remainder & 1));
    }
  }
  return (remainder ^ 0xffff_ffff) >>> 0;
}
