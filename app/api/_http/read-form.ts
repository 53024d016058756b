import { once } from 'node:events'
import busboy from 'busboy'
import { DomainError } from '@/lib/domain/errors'

const FILE_MAX_BYTES = 10 * 1024 * 1024
const FORM_MAX_BYTES = 50 * 1024 * 1024
const MAX_FILES = 10

type SentFile = { name: string; bytes: Buffer }
export type Form = Record<string, string | SentFile[]>

/** The request's form: texts by their names, files as lists. `unsupported_media` for another content type, `too_large` for
 *  more than 10 files, one past 10 MB or 50 MB in all, `validation` when malformed. */
export async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    throw new DomainError('unsupported_media', 'Envoyez un formulaire (multipart/form-data).')
  if (Number(request.headers.get('content-length') ?? 0) > FORM_MAX_BYTES) throw new DomainError('too_large')
  const parser = open(type)
  const parts = collect(parser)
  await feed(parser, request.body)
  if (parts.tooLarge) throw new DomainError('too_large', 'Un envoi compte 10 fichiers de 10 Mo au plus.')
  return { ...Object.fromEntries(parts.texts), ...Object.fromEntries(parts.files) }
}

function open(type: string): busboy.Busboy {
  try {
    const limits = { fileSize: FILE_MAX_BYTES, files: MAX_FILES, fields: 20, fieldSize: 20_000 }
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch {
    throw malformed()
  }
}

function collect(parser: busboy.Busboy) {
  const parts = { texts: new Map<string, string>(), files: new Map<string, SentFile[]>(), tooLarge: false }
  parser.on('field', (name, text) => parts.texts.set(name, text))
  parser.on('filesLimit', () => {
    parts.tooLarge = true
  })
  parser.on('file', (field, stream, { filename }) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', () => {})
    stream.on('limit', () => {
      parts.tooLarge = true
      chunks.length = 0
    })
    stream.on('end', () => {
      const file = { name: filename ?? '', bytes: Buffer.concat(chunks) }
      // What a browser sends for a picker left empty.
      if (file.name !== '' || file.bytes.length > 0)
        parts.files.set(field, [...(parts.files.get(field) ?? []), file])
    })
  })
  return parts
}

async function feed(parser: busboy.Busboy, body: Request['body']): Promise<void> {
  const closed = once(parser, 'close')
  // Awaited at the end; an error before that is told by the waiting below.
  closed.catch(() => {})
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > FORM_MAX_BYTES) throw new DomainError('too_large')
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), closed])
    }
    parser.end()
    await closed
  } catch (error) {
    parser.destroy()
    throw error instanceof DomainError ? error : malformed()
  }
}

const malformed = () => new DomainError('validation', 'Le formulaire envoyé n’est pas lisible.')
