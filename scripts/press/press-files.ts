import sharp from 'sharp'
import { drawLogo, drawSign, type Ground } from './draw-logo'

/** Pixels. */
const HEIGHT = 512

const GROUNDS: [Ground, string][] = [
  ['light', 'fond-clair'],
  ['dark', 'fond-sombre'],
]

/** What lies in public/presse, by its name: each logo as SVG and as a transparent PNG. */
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
  // 72 is the density at which a unit is a pixel; the drawing is 40 high.
  sharp(Buffer.from(svg), { density: (72 * HEIGHT) / 40 })
    .resize({ height: HEIGHT })
    .png({ compressionLevel: 9 })
    .toBuffer()
