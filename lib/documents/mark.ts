import { MARK } from '@/components/art/mark-shapes'
import { palette } from '@/components/art/palette'
import { INK, type Paper } from './paper'

const SIZE = 24
const NAME = { size: 13, weight: 'bold' } as const

/** The agency's sign and name at the top of its own documents. */
export function drawMark(paper: Paper, name: string): void {
  const { doc, left: x, y } = paper
  const { surface, highlight, brand } = palette.light
  paper.decorate(() => {
    doc
      .save()
      .translate(x, y)
      .scale(SIZE / MARK.size)
      .lineJoin('round')
      .lineWidth(MARK.stroke)
    doc.path(MARK.walls).fillAndStroke(surface, INK)
    doc.lineWidth(MARK.windowStroke).path(MARK.window).fillAndStroke(highlight, INK)
    doc.lineWidth(MARK.stroke).path(MARK.roof).fillAndStroke(brand, INK)
    doc.restore()
  })
  paper.tag(paper.root, 'P', () => paper.draw([name], NAME, { x: x + SIZE + 8, y: y + 3, width: 300 }))
  paper.y = y + SIZE
}
