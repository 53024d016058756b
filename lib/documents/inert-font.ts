import type { Font, Glyph } from 'fontkit'

/** Without width: between two signs it keeps them from being one address or number. */
const JOINER = 0x2060
const PART_OF_LINK = /^[.:@/\p{Nd}]$/u

/** The same letters, of which the file says that a sign without width stands around each that can be part of an address or a
 *  number: a PDF reader makes nothing to click or call of what a stranger typed. */
export const inertFont = (font: Font): Font =>
  Object.create(font, {
    // By its name, pdfkit tells it from the other.
    postscriptName: { value: `${font.postscriptName}-Inert` },
    layout: {
      value: (...text: Parameters<Font['layout']>) => {
        const run = font.layout(...text)
        run.glyphs = run.glyphs.map(inertGlyph)
        return run
      },
    },
  })

function inertGlyph(glyph: Glyph): Glyph {
  const codePoints = glyph.codePoints.flatMap((point) =>
    PART_OF_LINK.test(String.fromCodePoint(point)) ? [JOINER, point, JOINER] : [point],
  )
  return Object.create(glyph, { codePoints: { value: codePoints } })
}
