/**
 * Whether a PNG or JPEG goes on to its end. Decoding would tell more but takes as long as painting; a file that was cut off while it
 * was copied or sent is what happens to people.
 */
export function isWhole(bytes: Buffer): boolean {
  return bytes[0] === 0x89 ? isWholePng(bytes) : isWholeJpeg(bytes);
}

/** Follows the chunks (length, type, data, checksum) to the one that ends the picture. */
function isWholePng(bytes: Buffer): boolean {
  let at = 8;
  let pixels = 0;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return pixels > 0;
    if (type === 'IDAT') pixels += length;
    at += 12 + length;
  }
  return false;
}

/** Looks for the marker of the end, FF D9; some programs leave a few bytes behind it. */
function isWholeJpeg(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return end > 0 && bytes.length - end < 65_536;
}
