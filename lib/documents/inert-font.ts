import type { Font, Glyph } from 'fontkit'

/** WORD JOINER, a character without width. A PDF reader recognises no URL or telephone number across it. */
const JOINER = 0x2060
const PART_OF_LINK = /^[.:@/\p{Nd}]$/u

/** A font with the same glyphs whose extractable text has a joiner around each character that can be part of a URL or number, so
 *  that a PDF reader makes no link from text that a stranger typed. */
export const inertFont = (font: Font): Font =>
  Object.create(font, {
    // pdfkit identifies a font by this name.
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
