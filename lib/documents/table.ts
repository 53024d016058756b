import { CONTENT_WIDTH, MUTED, type Paper, type Style } from './paper'

type Text = { text: string; look?: 'plain' | 'strong' | 'muted' | 'inert' }
/** One or several texts below each other. */
export type Cell = string | readonly Text[]
export type Column = { title: string; share: number; align?: 'left' | 'right' }

type Table = {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Whether the first cell of a row says what the row is. */
  rowsHaveHeads?: boolean
  /** Columns that are named for those who hear the table, where the eye needs no heads. */
  hidesHead?: boolean
}

const GAP = 12
const HEAD_PADDING = 6
const HEAD: Style = { size: 9, weight: 'bold', color: MUTED }
const LOOKS: Record<NonNullable<Text['look']>, Style> = {
  plain: { size: 10 },
  strong: { size: 10, weight: 'bold' },
  muted: { size: 9, color: MUTED },
  inert: { size: 10, weight: 'inert' },
}

/** A table that goes on over pages: a row stays whole, and the head stands on each page. */
export function drawTable(paper: Paper, { columns, rows, rowsHaveHeads, hidesHead }: Table): void {
  const padding = hidesHead ? 3 : HEAD_PADDING
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const usable = CONTENT_WIDTH - GAP * (columns.length - 1)
  let x = paper.left
  const places = columns.map(({ share, align }) => {
    const place = { x, width: (usable * share) / shares, align }
    x += place.width + GAP
    return place
  })
  const heads = columns.map(({ title }, index) => paper.linesOf(title, HEAD, places[index]?.width ?? 0))
  const headHeight = hidesHead
    ? 0
    : Math.max(...heads.map((lines) => paper.heightOf(lines, HEAD))) + HEAD_PADDING
  const drawHead = (index: number) => {
    const place = places[index]
    const lines = heads[index]
    if (place && lines) paper.draw(lines, HEAD, { ...place, y: paper.y })
  }
  const measured = rows.map((cells) =>
    cells.map((cell, index) =>
      textsOf(cell).map(({ text, look = 'plain' }) => ({
        style: LOOKS[look],
        lines: paper.linesOf(text, LOOKS[look], places[index]?.width ?? 0),
      })),
    ),
  )
  const heights = measured.map((cells) =>
    Math.max(
      ...cells.map((texts) => texts.reduce((sum, { lines, style }) => sum + paper.heightOf(lines, style), 0)),
    ),
  )

  if (!paper.fits(headHeight + (heights[0] ?? 0) + 2 * padding)) paper.turnPage()
  const table = paper.tag(paper.root, 'Table')
  if (!hidesHead) {
    const row = paper.tag(paper.tag(table, 'THead'), 'TR')
    columns.forEach((_, index) => {
      paper.tag(row, 'TH', () => drawHead(index), { scope: 'Column' })
    })
    paper.y += headHeight
    paper.rule(paper.y)
  }
  const body = paper.tag(table, 'TBody')
  measured.forEach((cells, rowIndex) => {
    const height = (heights[rowIndex] ?? 0) + 2 * padding
    if (!paper.fits(height)) {
      paper.turnPage()
      if (!hidesHead) {
        // The same head again is none of the table's rows.
        paper.decorate(() => columns.forEach((_, index) => drawHead(index)), 'Pagination')
        paper.y += headHeight
        paper.rule(paper.y)
      }
    }
    const row = paper.tag(body, 'TR')
    cells.forEach((texts, index) => {
      const place = places[index]
      if (!place) return
      const isHead = rowsHaveHeads && index === 0
      const draw = () => {
        let y = paper.y + padding
        for (const { lines, style } of texts) {
          paper.draw(lines, style, { ...place, y })
          y += paper.heightOf(lines, style)
        }
      }
      paper.tag(row, isHead ? 'TH' : 'TD', draw, isHead ? { scope: 'Row' } : {})
    })
    paper.y += height
    if (!hidesHead) paper.rule(paper.y)
  })
  table.end()
}

const textsOf = (cell: Cell): readonly Text[] => (typeof cell === 'string' ? [{ text: cell }] : cell)
