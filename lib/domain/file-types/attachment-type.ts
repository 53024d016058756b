import { contentType } from './content-type'
import { isPlainText } from './is-plain-text'
import { oleType } from './ole-type'
import { hasRefusedEnding } from './refused-endings'
import { zipType } from './zip-type'

const ACCEPTED = /^(image\/(jpeg|png|webp|avif|gif|heic)|application\/pdf)$/

/** The type of a file that may be attached, by its content: a picture, PDF, Office, zip or plain text. Null for anything else:
 *  HTML, SVG, XML, programs by content or file extension, Office with macros. */
export async function attachmentType(file: Blob, name: string): Promise<string | null> {
  if (hasRefusedEnding(name)) return null
  const type = (await contentType(file)) ?? ''
  if (/macroenabled/.test(type)) return null
  if (ACCEPTED.test(type)) return type
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 4_096).arrayBuffer()))
  if (/^PK(\x03\x04|\x05\x06)/.test(start)) return zipType(file, start)
  if (type === 'application/x-cfb') return oleType(file)
  return (await isPlainText(file)) ? 'text/plain' : null
}
