import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { MARK } from '../../components/art/mark-shapes'
import { palette } from '../../components/art/palette'
import { brand } from '../../content/brand'
import { root } from '../launch/folders'

const FONT = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'
/** As in the site's header: a 32 px sign, then the name in 24 px with negative letter spacing. */
const NAME = { size: 24, spacing: -0.03, left: 36, baseline: 24.5 }
/** The clear space around the logo. */
const EDGE = 4

export type Ground = keyof typeof palette

/** The sign and the name as an SVG file without fonts, in the colours for a light or a dark background. */
export async function drawLogo(ground: Ground): Promise<string> {
  const { path, width } = await outline(brand.name)
  return svg(ground, NAME.left + width, `<path fill="${palette[ground].text}" d="${path}"/>\n`)
}

/** The sign alone. */
export const drawSign = (ground: Ground): string => svg(ground, MARK.size, '')

function svg(ground: Ground, width: number, name: string): string {
  const { text, surface, brand: roof, highlight } = palette[ground]
  const box = [-EDGE, -EDGE, round(width + 2 * EDGE), MARK.size + 2 * EDGE].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${brand.name}">
<g stroke="${text}" stroke-width="${MARK.stroke}" stroke-linejoin="round">
<path fill="${surface}" d="${MARK.walls}"/>
<path fill="${highlight}" stroke-width="${MARK.windowStroke}" d="${MARK.window}"/>
<path fill="${roof}" d="${MARK.roof}"/>
</g>
${name}</svg>
`
}

/** A text as one path. */
async function outline(text: string): Promise<{ path: string; width: number }> {
  const font = create(await readFile(join(root, FONT))) as Font
  const scale = NAME.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = NAME.left
  const paths = glyphs.map((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(x, NAME.baseline)
    x += (positions[index]?.xAdvance ?? 0) * scale + NAME.spacing * NAME.size
    return path.toSVG().replaceAll(/-?\d+\.\d+/g, (number) => String(round(Number(number))))
  })
  return { path: paths.join(''), width: x - NAME.left }
}

const round = (number: number) => Math.round(number * 100) / 100
