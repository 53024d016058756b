import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'

/** The largest form whose text is shown again; files count, too. */
const MAX_BYTES = 512 * 1024
const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i
const SECRET = /password|code|token/i
/** Values that the page filled in itself: ids, numbers, dates, boxes. */
const MADE = /^(on|true|false|[\d.,:-]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** Keeps the bytes of a form sent without script while the framework reads them. The returned function lists the texts that a
 *  person typed; empty for any other request. */
export function keepTypedText(request: IncomingMessage): () => string[] {
  const { 'content-type': type = '', 'next-action': action } = request.headers
  if (request.method !== 'POST' || action !== undefined || !FORM.test(type)) return () => []
  const chunks: Buffer[] = []
  let size = 0
  const push = request.push.bind(request)
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (Buffer.isBuffer(chunk)) {
      size += chunk.length
      if (size <= MAX_BYTES) chunks.push(chunk)
    }
    return push(chunk, encoding)
  }
  return () => (size > MAX_BYTES ? [] : textsIn(Buffer.concat(chunks), type))
}

function textsIn(bytes: Buffer, type: string): string[] {
  const texts: string[] = []
  try {
    const parser = busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8' })
    parser.on('field', (name, text) => {
      if (!name.startsWith('$') && !SECRET.test(name) && text.trim() !== '' && !MADE.test(text.trim()))
        texts.push(text)
    })
    parser.on('file', (_name, file) => file.resume())
    parser.on('error', () => {})
    // It emits the fields while it is written to.
    parser.end(bytes)
  } catch {
    // The form cannot be parsed.
  }
  return texts
}
