import { CONTENT_WIDTH, type Element, MUTED, type Paper, type Place, type Style } from './paper'

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

type MeasuredHead = { cells: { lines: readonly string[]; place: Place }[]; height: number }
type MeasuredRow = {
  cells: { texts: { lines: readonly string[]; style: Style }[]; place: Place }[]
  height: number
}

/** A table that goes on over pages: a row stays whole, and the head stands on each page. */
export function drawTable(
  paper: Paper,
  { columns, rows, rowsHaveHeads = false, hidesHead = false }: Table,
): void {
  const padding = hidesHead ? 3 : HEAD_PADDING
  const places = placesOf(paper, columns)
  const head = hidesHead ? null : measureHead(paper, columns, places)
  const measured = rows.map((cells) => measureRow(paper, cells, { places, padding }))
  paper.keep((head?.height ?? 0) + (measured[0]?.height ?? 2 * padding))
  const table = paper.tag(paper.root, 'Table')
  if (head) drawHead(paper, head, paper.tag(paper.tag(table, 'THead'), 'TR'))
  const body = paper.tag(table, 'TBody')
  for (const row of measured) {
    if (!paper.fits(row.height)) {
      paper.turnPage()
      if (head) repeatHead(paper, head)
    }
    drawRow(paper, row, { element: paper.tag(body, 'TR'), padding, hasHead: rowsHaveHeads })
    if (head) paper.rule(paper.y)
  }
  table.end()
}

/** Where each column stands: they share the width. */
function placesOf(paper: Paper, columns: readonly Column[]): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const usable = CONTENT_WIDTH - GAP * (columns.length - 1)
  let x = paper.left
  return columns.map(({ share, align }) => {
    const place = { x, width: (usable * share) / shares, align }
    x += place.width + GAP
    return place
  })
}

function measureHead(paper: Paper, columns: readonly Column[], places: readonly Place[]): MeasuredHead {
  const cells = places.map((place, index) => ({
    lines: paper.linesOf(columns[index]?.title ?? '', HEAD, place.width),
    place,
  }))
  return {
    cells,
    height: Math.max(...cells.map(({ lines }) => paper.heightOf(lines, HEAD))) + HEAD_PADDING,
  }
}

function measureRow(
  paper: Paper,
  row: readonly Cell[],
  { places, padding }: { places: readonly Place[]; padding: number },
): MeasuredRow {
  const cells = row.flatMap((cell, index) => {
    const place = places[index]
    if (!place) return []
    const texts = textsOf(cell).map(({ text, look = 'plain' }) => ({
      lines: paper.linesOf(text, LOOKS[look], place.width),
      style: LOOKS[look],
    }))
    return [{ texts, place }]
  })
  const heights = cells.map(({ texts }) =>
    texts.reduce((sum, { lines, style }) => sum + paper.heightOf(lines, style), 0),
  )
  return { cells, height: Math.max(...heights) + 2 * padding }
}

function drawHead(paper: Paper, { cells, height }: MeasuredHead, element: Element): void {
  for (const { lines, place } of cells) {
    const draw = () => paper.draw(lines, HEAD, { ...place, y: paper.y })
    paper.tag(element, 'TH', draw, { scope: 'Column' })
  }
  paper.y += height
  paper.rule(paper.y)
}

/** On a further page, where the same head again is none of the table's rows. */
function repeatHead(paper: Paper, { cells, height }: MeasuredHead): void {
  paper.decorate(() => {
    for (const { lines, place } of cells) paper.draw(lines, HEAD, { ...place, y: paper.y })
  }, 'Pagination')
  paper.y += height
  paper.rule(paper.y)
}

function drawRow(
  paper: Paper,
  { cells, height }: MeasuredRow,
  { element, padding, hasHead }: { element: Element; padding: number; hasHead: boolean },
): void {
  cells.forEach(({ texts, place }, index) => {
    const isHead = hasHead && index === 0
    const draw = () => {
      let y = paper.y + padding
      for (const { lines, style } of texts) {
        paper.draw(lines, style, { ...place, y })
        y += paper.heightOf(lines, style)
      }
    }
    paper.tag(element, isHead ? 'TH' : 'TD', draw, isHead ? { scope: 'Row' } : {})
  })
  paper.y += height
}

const textsOf = (cell: Cell): readonly Text[] => (typeof cell === 'string' ? [{ text: cell }] : cell)
