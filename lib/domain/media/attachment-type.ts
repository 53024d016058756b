import { isPlainText } from './is-plain-text'
import { oleType } from './ole-type'
import { pictureType } from './picture-type'
import { hasRefusedEnding } from './refused-endings'
import { zipType } from './zip-type'

/** The type of a file that may be attached, by its content: a picture, PDF, Office, zip or plain text. Null for all
 *  else: HTML, SVG, XML, programs by their content or by the ending of their name, Office with macros. */
export async function attachmentType(file: Blob, name: string): Promise<string | null> {
  if (hasRefusedEnding(name)) return null
  const bytes = new Uint8Array(await file.slice(0, 4_096).arrayBuffer())
  const picture = pictureType(bytes)
  if (picture) return `image/${picture}`
  const start = String.fromCharCode(...bytes)
  if (/^\0\0[^]{2}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(start)) return 'image/heic'
  if (start.startsWith('%PDF-')) return 'application/pdf'
  if (/^PK(\x03\x04|\x05\x06)/.test(start)) return zipType(file, start)
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return oleType(file)
  return (await isPlainText(file, start)) ? 'text/plain' : null
}
