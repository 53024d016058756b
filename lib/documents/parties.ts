import { CONTENT_WIDTH, type Paper } from './paper'

type Party = { heading: string; lines: readonly (string | null | undefined | false)[] }

const GAP = 24
const HEADING = { size: 11, weight: 'bold' } as const
const LINE = { size: 10 }

/** Who is on each side of an order, beside each other. */
export function drawParties(paper: Paper, parties: readonly Party[]): void {
  const width = (CONTENT_WIDTH - GAP * (parties.length - 1)) / parties.length
  const top = paper.y + 18
  let bottom = top
  parties.forEach(({ heading, lines }, index) => {
    const x = paper.left + index * (width + GAP)
    const head = paper.linesOf(heading, HEADING, width)
    paper.tag(paper.root, 'H2', () => paper.draw(head, HEADING, { x, y: top, width }))
    let y = top + paper.heightOf(head, HEADING) + 2
    const shown = lines.flatMap((line) => (line ? paper.linesOf(line, LINE, width) : []))
    paper.tag(paper.root, 'P', () => paper.draw(shown, LINE, { x, y, width }))
    y += paper.heightOf(shown, LINE)
    bottom = Math.max(bottom, y)
  })
  paper.y = bottom + 20
}
