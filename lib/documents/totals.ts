import { palette } from '@/components/art/palette'
import type { sumsOf } from '@/lib/domain/invoices/sums'
import { CONTENT_WIDTH, INK, MUTED, type Paper, type Style } from './paper'

type Row = ReturnType<typeof sumsOf>[number]

const WIDTH = 270
const PADDING = 14
const BEFORE_TOTAL = 6
const PLAIN: Style = { size: 10, color: MUTED }
const VALUE: Style = { size: 10 }
const TOTAL: Style = { size: 13, weight: 'bold', color: INK }

/** The sums at the right, the total in its own panel. */
export function drawTotals(paper: Paper, rows: readonly Row[]): void {
  const heightOf = ({ isTotal }: Row) => (isTotal ? 38 : 21)
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0)
  paper.keep(height + BEFORE_TOTAL + 14)
  paper.y += 14
  const x = paper.left + CONTENT_WIDTH - WIDTH
  const table = paper.tag(paper.root, 'Table')
  const body = paper.tag(table, 'TBody')
  for (const row of rows) {
    const { label, value, isTotal } = row
    if (isTotal) paper.y += BEFORE_TOTAL
    const { y } = paper
    if (isTotal)
      paper.decorate(() => {
        paper.doc.roundedRect(x, y, WIDTH, heightOf(row), 6).fill(palette.light.sunken)
      })
    const width = WIDTH - 2 * PADDING
    const place = { x: x + PADDING, y: y + (isTotal ? 10 : 4), width }
    const element = paper.tag(body, 'TR')
    paper.tag(element, 'TH', () => paper.draw([label], isTotal ? TOTAL : PLAIN, place), { scope: 'Row' })
    paper.tag(element, 'TD', () => paper.draw([value], isTotal ? TOTAL : VALUE, { ...place, align: 'right' }))
    paper.y += heightOf(row)
  }
  table.end()
}
