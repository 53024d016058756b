import { embedInvoice } from './factur-x'
import type { Fonts } from './fonts'
import { openFonts } from './fonts'
import { type Run, runsOf, widthOf, wrapText } from './text-runs'

const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 48
/** Of the foot, which has the page numbers. */
const FOOT = 40
export const CONTENT_WIDTH = WIDTH - 2 * MARGIN

export const INK = '#141a29'
export const MUTED = '#535b69'
const HAIRLINE = '#c9ced6'

export type Style = { size: number; weight?: keyof Fonts; color?: string }
export type Place = { x: number; width: number; align?: 'left' | 'right' | undefined }
export type Element = PDFKit.PDFStructureElement

const leading = (size: number) => size * 1.4

type Options = {
  title: string
  at: Date
  /** The same invoice as an electronic one: the PDF is then a PDF/A-3 that holds it. */
  invoiceXml?: string
}

/** Opens a tagged PDF of A4 pages in French: `write` draws from top to bottom, and each part says what it is. */
export async function writePdf(
  { title, at, invoiceXml }: Options,
  write: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), openFonts()])
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    pdfVersion: '1.7',
    // Newer than the library's types.
    subset: (invoiceXml === undefined ? 'PDF/UA' : 'PDF/A-3a') as 'PDF/A-1',
    info: { Title: title, CreationDate: at },
  })
  const sent: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => sent.push(part))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const paper = new Paper(doc, fonts)
  write(paper)
  paper.close(title)
  if (invoiceXml !== undefined) embedInvoice(doc, invoiceXml, at)
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(sent))
}

/** Pages, where the next thing stands on them, and the tree of what is on them. */
export class Paper {
  readonly root: Element
  y = MARGIN

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly fonts: Fonts,
  ) {
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  /** An element of the tree, with what it says drawn at once. */
  tag(parent: Element, type: string, draw?: () => void, options: { scope?: 'Column' | 'Row' } = {}): Element {
    const element = this.doc.struct(type, options as object)
    parent.add(element)
    if (draw) element.add(draw)
    return element
  }

  /** What only decorates, or stands on each page. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Whether so much fits on what is left of the page. */
  fits = (height: number): boolean => this.y + height <= HEIGHT - MARGIN - FOOT

  /** Goes on with the next page when so much does not fit on this one. */
  keep(height: number): void {
    if (!this.fits(height)) this.turnPage()
  }

  turnPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 })
    this.y = MARGIN
  }

  linesOf(text: string, { size, weight = 'regular' }: Style, width: number): string[] {
    return wrapText(text, width, (part) => size * widthOf(this.runs(part, weight)))
  }

  heightOf = (lines: readonly string[], { size }: Style): number => lines.length * leading(size)

  /** Draws lines from a height on, wherever the next thing stands. */
  draw(
    lines: readonly string[],
    { size, weight = 'regular', color = INK }: Style,
    place: Place & { y: number },
  ) {
    const { doc } = this
    doc.fillColor(color)
    lines.forEach((line, index) => {
      const runs = this.runs(line, weight)
      let x = place.align === 'right' ? place.x + place.width - size * widthOf(runs) : place.x
      const y = place.y + index * leading(size) + (leading(size) - size * 1.2) / 2
      runs.forEach((run, at) => {
        // A space where a line ends, so that its last word and the next line's first are two when they are read aloud.
        const isOver = at === runs.length - 1 && place.align !== 'right'
        doc.font(run.font as unknown as PDFKit.Mixins.PDFFontSource, size)
        doc.text(isOver ? `${run.text} ` : run.text, x, y, { lineBreak: false })
        x += size * widthOf([run])
      })
    })
  }

  /** A paragraph or heading over the whole width, on the next page when it does not fit. */
  block(type: 'H1' | 'H2' | 'P', text: string, style: Style, { before = 0, after = 0 } = {}): void {
    const lines = this.linesOf(text, style, CONTENT_WIDTH)
    const height = this.heightOf(lines, style)
    this.keep(before + height)
    this.y += before
    this.tag(this.root, type, () => this.draw(lines, style, { x: MARGIN, y: this.y, width: CONTENT_WIDTH }))
    this.y += height + after
  }

  rule(y: number, color = HAIRLINE): void {
    this.decorate(() => {
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(WIDTH - MARGIN, y)
        .lineWidth(0.7)
        .stroke(color)
    })
  }

  box(height: number): void {
    this.decorate(() => {
      this.doc.roundedRect(MARGIN, this.y, CONTENT_WIDTH, height, 6).lineWidth(0.7).stroke(HAIRLINE)
    })
    this.y += height
  }

  get left(): number {
    return MARGIN
  }

  /** Writes the foot of each page and closes the tree. */
  close(title: string): void {
    const { doc } = this
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      const style = { size: 8.5, color: MUTED }
      const at = { x: MARGIN, y: HEIGHT - MARGIN - 8, width: CONTENT_WIDTH }
      this.decorate(() => {
        this.draw([title], style, at)
        this.draw([`Page ${page + 1} sur ${count}`], style, { ...at, align: 'right' })
      }, 'Pagination')
    }
    this.root.end()
  }

  private runs = (text: string, weight: keyof Fonts): Run[] => runsOf(text, this.fonts[weight])
}
