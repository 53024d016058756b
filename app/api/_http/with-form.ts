import type busboy from 'busboy'
import { DomainError } from '@/lib/domain/errors'
import { feedMultipart, openMultipart, sentName } from './multipart'
import { placesFor } from './places'

const FILE_MAX_BYTES = 10 * 1024 * 1024
const FORM_MAX_BYTES = 50 * 1024 * 1024
const MAX_FILES = 10

type SentFile = { name: string; bytes: Buffer }
type Form = Record<string, string | SentFile[]>

/** Each holds its files in memory: 400 MB at the very most. */
const inMemory = placesFor(8)

/** Reads the request's form for as long as `use` runs: texts by their names, files as lists. `unsupported_media` for
 *  another content type, `too_large` for more than 10 files, one past 10 MB or 50 MB in all, `validation` when malformed,
 *  `unavailable` while too many are read. */
export async function withForm<T>(request: Request, use: (form: Form) => Promise<T>): Promise<T> {
  const limits = { fileSize: FILE_MAX_BYTES, files: MAX_FILES, fields: 20, fieldSize: 20_000 }
  const parser = openMultipart(request, limits, FORM_MAX_BYTES)
  return inMemory(async () => {
    const parts = collect(parser)
    await feedMultipart(parser, request.body, FORM_MAX_BYTES)
    if (parts.tooLarge)
      throw new DomainError('too_large', 'Un envoi compte 10 fichiers de 10\u00a0Mo au plus.')
    return use({ ...Object.fromEntries(parts.texts), ...Object.fromEntries(parts.files) })
  })
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
      const file = { name: sentName(filename), bytes: Buffer.concat(chunks) }
      // What a browser sends for a picker left empty.
      if (file.name !== '' || file.bytes.length > 0)
        parts.files.set(field, [...(parts.files.get(field) ?? []), file])
    })
  })
  return parts
}
