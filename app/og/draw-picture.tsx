import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { SIZE } from '@/app/_head/picture-address'
import { drawIcon } from '@/app/icons/draw-icon'
import { palette } from '@/components/art/palette'
import { brand } from '@/content/brand'

const { background, text, muted, highlight } = palette.light

/** The picture of a shared link: the title next to the house. */
export async function drawPicture(title: string): Promise<Response> {
  const [house, fonts] = await Promise.all([readHouse(), openFonts()])
  return new ImageResponse(
    <div style={{ ...styles.picture, ...SIZE }}>
      <div style={styles.words}>
        <div style={styles.name}>
          <img src={inline(drawIcon({}))} width={64} height={64} alt="" />
          {brand.name}
        </div>
        <div style={{ ...styles.title, fontSize: titleSize(title) }}>{withKnownSpaces(title)}</div>
        <div style={styles.offer}>Sites modernes, e-commerce et applications web</div>
      </div>
      <img src={inline(house)} width={500} height={420} style={styles.house} alt="" />
    </div>,
    { ...SIZE, fonts, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  )
}

const styles = {
  picture: {
    display: 'flex',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    backgroundColor: background,
    borderTop: `16px solid ${highlight}`,
    color: text,
    fontFamily: 'Figtree',
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 650,
    padding: '48px 0 52px 72px',
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    marginLeft: -6,
    fontFamily: 'Bricolage',
    fontSize: 48,
    letterSpacing: '-0.03em',
  },
  title: { fontFamily: 'Bricolage', letterSpacing: '-0.03em', lineHeight: 1.1, textWrap: 'balance' },
  // Extends below the house, whose base is narrow there.
  offer: { color: muted, fontSize: 28, width: 700 },
  house: { alignSelf: 'flex-end', margin: '0 40px 56px 0' },
} as const

/** So that « Confidentialité » fits a line, and the longest title four. */
const titleSize = ({ length }: string): number => (length <= 30 ? 80 : length <= 45 ? 68 : 58)

/** The fonts lack the narrow no-break space. */
const withKnownSpaces = (title: string) => title.replaceAll('\u202f', '\u00a0')

const inline = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The house as on the pages, in the light theme: a standalone picture has no style sheet. */
async function readHouse(): Promise<string> {
  const drawing = await readFile(join(process.cwd(), 'components/art/house.svg'), 'utf8')
  return drawing
    .replaceAll('currentColor', text)
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name) => palette.light[name as keyof typeof palette.light])
}

async function openFonts() {
  const [bricolage, figtree] = await Promise.all([
    readFont('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    readFont('figtree/files/figtree-latin-500-normal.woff'),
  ])
  return [
    { name: 'Bricolage', data: bricolage },
    { name: 'Figtree', data: figtree },
  ]
}

const readFont = (file: string) => readFile(join(process.cwd(), 'node_modules/@fontsource', file))
