import { chunksOf } from './chunks-of'

/** Control characters that no text contains; line ends, tabs and form feeds are not among them. */
const NOT_IN_TEXT = /[\u0000-\u0008\u000e-\u001f]/
/** Markup (HTML, SVG, XML, PHP), the two ways a script begins, and PostScript and RTF, which can hold programs. */
const PROGRAM = /^(<[a-z!?/]|#!|@echo\b|%!|\{\\rtf)/i
/** White space and the byte order mark of UTF-8, as bytes. */
const BLANKS = /^(\s|\xef\xbb\xbf)+/
/** Enough characters to recognise a program. */
const BEGINNING = 16

/** Whether all of it is text in UTF-8 or Latin-1 that no browser or system would interpret, however much white space precedes
 *  it. */
export async function isPlainText(file: Blob): Promise<boolean> {
  const latin1 = new TextDecoder('latin1')
  let beginning = ''
  for await (const chunk of chunksOf(file)) {
    const text = latin1.decode(chunk)
    if (NOT_IN_TEXT.test(text)) return false
    if (beginning.length < BEGINNING) beginning = (beginning + text).replace(BLANKS, '').slice(0, BEGINNING)
  }
  return !PROGRAM.test(beginning)
}
