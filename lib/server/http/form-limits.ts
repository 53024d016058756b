import type { IncomingMessage, ServerResponse } from 'node:http'

/** The limits of a form action's body. */
type FormLimits = { bytes: number; parts: number }

const MB = 1024 * 1024
const PARTS = 500

/** Arguments without a form: ids, positions, switches. */
const BARE: FormLimits = { bytes: MB / 10, parts: 0 }
const TEXTS: FormLimits = { bytes: MB, parts: PARTS }
/** A file of products or of their facts; all other files go to the API. */
const WITH_FILE: FormLimits = { bytes: 6 * MB, parts: PARTS }

export function formLimits({ headers }: IncomingMessage, path: string): FormLimits {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return BARE
  return path.startsWith('/dashboard/ecom/') ? WITH_FILE : TEXTS
}

/** A part's name is on its own line. */
const PART = /\ncontent-disposition/gi
const LONGEST_MARK = '\ncontent-disposition'.length

/** Refuses with 413 a body that is larger or has more parts than allowed, before the framework has read that much: it parses a
 *  form of thousands of parts in one go, which blocks all other requests. The rest of the body is dropped as it arrives. */
export function endWhenOversized(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, parts }: FormLimits,
): void {
  const push = request.push.bind(request)
  let [size, count, tail, isOver] = [0, 0, '', false]
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk && !isOver) {
      size += chunk.length
      const text = tail + chunk.toString('latin1')
      count += text.match(PART)?.length ?? 0
      tail = text.slice(1 - LONGEST_MARK)
      isOver = size > bytes || count > parts
    }
    if (!isOver) return push(chunk, encoding)
    if (chunk === null) refuse(request, response)
    return true
  }
}

const WORDS = 'L’envoi est trop volumineux.'

/** Called once the body has arrived: a client that is still sending would not read the answer. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  // The framework still awaits the body.
  response.once('finish', () => request.destroy())
  if (response.headersSent) request.destroy()
  else
    response
      .writeHead(413, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        Connection: 'close',
      })
      .end(WORDS)
}
