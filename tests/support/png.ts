/** Width and height of a PNG, which are at fixed offsets: https://www.w3.org/TR/png-3/#11IHDR */
export function sizeOfPng(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
