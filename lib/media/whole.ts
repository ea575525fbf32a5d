/**
 * Whether a file of one of the kinds that the site makes (AVIF, WebP, JPEG) is as long as it says itself,
 * neither cut nor with something behind its end.
 */
export function isWhole(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  if (bytes.toString("latin1", 0, 4) === "RIFF") return bytes.readUInt32LE(4) + 8 === bytes.length;
  return bytes.toString("latin1", 4, 8) === "ftyp" && endOfBoxes(bytes) === bytes.length;
}

/** Where the boxes of an AVIF end, each of which begins with its length. */
function endOfBoxes(bytes: Buffer): number {
  let end = 0;
  while (end + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(end);
    if (length < 8) return Number.NaN;
    end += length;
  }
  return end;
}
