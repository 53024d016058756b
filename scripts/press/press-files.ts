import sharp from 'sharp'
import { drawLogo, drawSign, type Ground } from './draw-logo'

/** Pixels. */
const HEIGHT = 512

const GROUNDS: [Ground, string][] = [
  ['light', 'fond-clair'],
  ['dark', 'fond-sombre'],
]

/** The files of public/presse by name: each logo as SVG and as a transparent PNG. */
export async function pressFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [ground, suffix] of GROUNDS)
    for (const [name, svg] of [
      [`logo-${suffix}`, await drawLogo(ground)],
      [`signe-${suffix}`, drawSign(ground)],
    ] as const) {
      files.set(`${name}.svg`, Buffer.from(svg))
      files.set(`${name}.png`, await drawPng(svg))
    }
  return files
}

const drawPng = (svg: string) =>
  // At density 72, one unit is one pixel; the drawing is 40 units high.
  sharp(Buffer.from(svg), { density: (72 * HEIGHT) / 40 })
    .resize({ height: HEIGHT })
    .png({ compressionLevel: 9 })
    .toBuffer()
