import { CONTENT_WIDTH, MUTED, type Paper } from './paper'

type Fact = { label: string; value: string }

const GAP = 16
const A_ROW = 4
const LABEL = { size: 9, color: MUTED }
const VALUE = { size: 10.5, weight: 'bold' } as const

/** What a document is about at a glance: some facts in a row between two rules, each below its name. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  paper.y += 16
  for (let start = 0; start < facts.length; start += A_ROW) drawRow(paper, facts.slice(start, start + A_ROW))
  paper.rule(paper.y)
}

function drawRow(paper: Paper, facts: readonly Fact[]): void {
  const width = (CONTENT_WIDTH - GAP * (A_ROW - 1)) / A_ROW
  paper.rule(paper.y)
  const top = paper.y + 10
  let bottom = top
  facts.forEach(({ label, value }, index) => {
    const x = paper.left + index * (width + GAP)
    const labels = paper.linesOf(label, LABEL, width)
    const values = paper.linesOf(value, VALUE, width)
    const below = top + paper.heightOf(labels, LABEL)
    paper.tag(paper.root, 'P', () => {
      paper.draw(labels, LABEL, { x, y: top, width })
      paper.draw(values, VALUE, { x, y: below, width })
    })
    bottom = Math.max(bottom, below + paper.heightOf(values, VALUE))
  })
  paper.y = bottom + 10
}
