import { longDate } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import type { TermsText } from '@/lib/domain/shop-terms/schema'
import { CONTENT_WIDTH, MUTED, type Paper, writePdf } from './paper'

const TEXT = { size: 10 }
const GAP = 4
/** Between the frame and the text in it, and of a heading above its first lines. */
const FRAME = 10
const HEADING = 40

/** The terms of a purchase, to be kept: `at` is when this text was first sold under. */
export function writeShopTerms({ title, sections }: TermsText, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf({ title, at }, (paper) => {
    paper.block('H1', title, { size: 18, weight: 'bold' })
    const version = `Version du ${longDate(parisDay(at))}`
    paper.block('P', version, { size: 10, color: MUTED }, { before: 2, after: 8 })
    for (const { heading, paragraphs, look } of sections) {
      const heights = paragraphs.map((text) => heightOf(paper, text))
      // A heading stays with what it announces, and the form is whole, to be sent back.
      const kept = look === 'form' ? heights.reduce((sum, height) => sum + height, 0) : (heights[0] ?? 0)
      paper.keep(HEADING + kept)
      paper.block('H2', heading, { size: 13, weight: 'bold' }, { before: 10, after: GAP })
      if (look === 'frame') drawFramed(paper, paragraphs)
      else for (const text of paragraphs) paper.block('P', text, TEXT, { after: GAP })
    }
  })
}

const heightOf = (paper: Paper, text: string) =>
  paper.heightOf(paper.linesOf(text, TEXT, CONTENT_WIDTH), TEXT) + GAP

/** The frame goes on over pages. */
function drawFramed(paper: Paper, paragraphs: readonly string[]): void {
  const [left, right] = [paper.left - FRAME, paper.left + CONTENT_WIDTH + FRAME]
  const line = (...[fromX, fromY, toX, toY]: [number, number, number, number]) =>
    paper.decorate(() => paper.doc.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(0.9).stroke(MUTED))
  paper.y += GAP
  line(left, paper.y, right, paper.y)
  for (const text of paragraphs) {
    const height = heightOf(paper, text)
    paper.keep(height)
    const top = paper.y
    paper.block('P', text, TEXT, { before: GAP })
    for (const x of [left, right]) line(x, top, x, paper.y)
  }
  const bottom = paper.y + FRAME
  for (const x of [left, right]) line(x, paper.y, x, bottom)
  line(left, bottom, right, bottom)
  paper.y = bottom + GAP
}
