import type { Font } from 'fontkit'

/** A piece of text in one font. */
export type Run = { font: Font; text: string }

/** A text in the fonts that have its letters. A letter that none has loses its accents, or becomes a question mark. */
export function runsOf(text: string, [latin, others]: readonly [Font, Font]): Run[] {
  const runs: Run[] = []
  for (const letter of written(text)) {
    const run = fitting(letter, latin, others)
    const last = runs.at(-1)
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** Without what no font shows: the narrow space, line breaks, marks that only join or change other signs. */
const written = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Mn}]/gu, '')

function fitting(letter: string, latin: Font, others: Font): Run {
  const has = (font: Font, one: string) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)
  if (has(latin, letter)) return { font: latin, text: letter }
  if (has(others, letter)) return { font: others, text: letter }
  const [plain = '?'] = letter.normalize('NFKD')
  return { font: latin, text: has(latin, plain) ? plain : '?' }
}

/** How wide a text of one font is at a size of 1. */
export const widthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm, 0)

/** Breaks a text at its spaces into lines that fit; a word that is wider than a line, between its letters. No-break spaces
 *  hold. Each word is measured once. */
export function wrapText(text: string, most: number, measure: (text: string) => number): string[] {
  const space = measure(' ')
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const word of text.split(/[ \t\r\n]+/).flatMap((one) => cut(one, most, measure))) {
    const more = measure(word)
    const isFirst = line === ''
    if (isFirst || width + space + more <= most) {
      line = isFirst ? word : `${line} ${word}`
      width += isFirst ? more : space + more
    } else {
      lines.push(line)
      line = word
      width = more
    }
  }
  return [...lines, line]
}

function cut(word: string, most: number, measure: (text: string) => number): string[] {
  if (measure(word) <= most) return [word]
  const parts: string[] = []
  let width = Number.POSITIVE_INFINITY
  for (const letter of word) {
    const more = measure(letter)
    width += more
    if (width > most) {
      parts.push('')
      width = more
    }
    parts[parts.length - 1] += letter
  }
  return parts
}
