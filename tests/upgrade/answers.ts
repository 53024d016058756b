import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'

/** `<status> <content type> <body>`; for a body that is not text, the SHA-256 of its content. */
export type RecordedAnswer = string

/** The authentication headers of each caller, by name. */
export type Callers = Record<string, Record<string, string>>

/** Every caller's answer at every path, by path and caller. */
export async function readAnswers(
  origin: string,
  addresses: string[],
  callers: Callers,
): Promise<Record<string, RecordedAnswer>> {
  const answers: Record<string, RecordedAnswer> = {}
  for (const address of addresses)
    for (const [caller, headers] of Object.entries(callers))
      answers[`${address} ${caller}`] = await readAnswer(origin, address, headers)
  return answers
}

async function readAnswer(origin: string, address: string, headers: Record<string, string>) {
  const response = await fetch(`${origin}${address}`, { headers, redirect: 'manual' })
  const type = response.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  return `${response.status} ${type} ${bodyOf(type, bytes, origin)}`
}

function bodyOf(type: string, bytes: Buffer, origin: string): string {
  // Ignored for pages, because script names depend on the build.
  if (type.startsWith('text/html')) return ''
  if (/^(text|application\/json)/.test(type)) return bytes.toString('utf8').replaceAll(origin, '{origin}')
  const hash = createHash('sha256')
  for (const part of type === 'application/pdf' ? pdfStreams(bytes) : [bytes]) hash.update(part)
  return hash.digest('hex')
}

/** A PDF's inflated streams, because another version of Node.js may deflate the same content to other bytes. */
function pdfStreams(pdf: Buffer): Buffer[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...streams].map(([, stream = '']) => {
    const bytes = Buffer.from(stream, 'latin1')
    try {
      return inflateSync(bytes)
    } catch {
      return bytes
    }
  })
}
