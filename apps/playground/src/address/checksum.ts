const polynomial = 0xedb88320;

/** The usual 32-bit cyclic redundancy check (CRC-32) of a text of code units below 256, as a number from 0. */
export function checksum(text: string): number {
  let remainder = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    remainder ^= text.charCodeAt(at) & 0xff;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
  }
  return (remainder ^ 0xffffffff) >>> 0;
}
