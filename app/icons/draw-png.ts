import sharp from 'sharp'

/** An SVG of 32 units as a square PNG. */
export async function drawPng(svg: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  // At a density of 72 a unit is a pixel.
  const drawn = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(drawn)
}
