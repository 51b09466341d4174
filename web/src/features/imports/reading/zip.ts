/** What the entries of a zip say they are once unpacked, all together; what is no zip has none. */
export const unpackedBytes = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end < 0) return 0;
  let [at, total] = [view.getUint32(end + 16, true), 0];
  for (let left = view.getUint16(end + 10, true); left > 0 && at + 46 <= bytes.length; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) break;
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
};

/** It stands at the end, before a comment that may be there. */
const endOfDirectory = (view: DataView) => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return -1;
};
