import { chunksOf } from './chunks-of'

/** Control characters that no text holds; line ends, tabs and form feeds are none of them. */
const NOT_IN_TEXT = /[\u0000-\u0008\u000e-\u001f]/
/** Markup (HTML, SVG, XML, PHP), the two ways a script begins, and PostScript and RTF, which are programs in their way. */
const PROGRAM = /^(<[a-z!?/]|#!|@echo\b|%!|\{\\rtf)/i
/** White space and the mark of UTF-8, as bytes. */
const BLANKS = /^(\s|\xef\xbb\xbf)+/
/** Enough characters to tell a program by. */
const BEGINNING = 16

/** Whether all of it is text in UTF-8 or Latin-1, and none that a browser or a system would take for more, however much
 *  white space stands before it. */
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
