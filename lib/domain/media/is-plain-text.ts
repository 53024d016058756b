import { chunksOf } from './chunks-of'

/** Control characters that no text holds; line ends, tabs and form feeds are none of them. */
const NOT_IN_TEXT = /[\u0000-\u0008\u000e-\u001f]/
/** Markup (HTML, SVG, XML, PHP), the two ways a script begins, and PostScript and RTF, which are programs in their way. */
const PROGRAM = /^\ufeff?\s*(<[a-z!?/]|#!|@echo\b|%!|\{\\rtf)/i

/** Whether all of it is text in UTF-8 or Latin-1, and none that a browser or a system would take for more. */
export async function isPlainText(file: Blob, start: string): Promise<boolean> {
  if (PROGRAM.test(start.replace(/^\xef\xbb\xbf/, ''))) return false
  const latin1 = new TextDecoder('latin1')
  for await (const chunk of chunksOf(file)) if (NOT_IN_TEXT.test(latin1.decode(chunk))) return false
  return true
}
