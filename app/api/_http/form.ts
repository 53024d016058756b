import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { DomainError } from '@/lib/domain/errors'
import { type Semaphore, semaphore } from '@/lib/domain/semaphore'
import { FORM_FOLDER } from '@/lib/server/forms/left-forms'
import { log } from '@/lib/server/instance/log'
import { semaphorePerUser } from '@/lib/server/limits/semaphore-per-user'
import type { UploadForm } from '../_wire/operation'
import { partCounter } from './part-count'

/** `digest`: SHA-256 in hex, the same for the same bytes. */
type FormFile = { name: string; content: Blob; digest: string }
export type Form = {
  texts: Record<string, string>
  files: FormFile[]
  /** What is wrong with the files; the texts are complete anyway. */
  fault?: DomainError
}

/** Whether the request's body says that it is a form with files. */
export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

const acquireForSender = semaphorePerUser(4)
const semaphores = new Map<UploadForm, Semaphore>()

/** Acquires a permit to process such a form; returns the function that releases it. */
function acquire(limits: UploadForm): () => void {
  const form = limits.concurrencyOf ?? limits
  const own = semaphores.get(form) ?? semaphore(form.concurrency)
  semaphores.set(form, own)
  if (!own.tryAcquire()) throw new DomainError('unavailable')
  return own.release
}

/** Reads the request's form. Its files are streamed to disk and stay there until `remove` is called. The sender's own permit is
 *  taken at once, the instance's when everything is on disk: a slow sender blocks no other user. `unsupported_media` for another
 *  content type, `too_large` for a longer form, `validation` when malformed, `unavailable` when all permits are held or the disk
 *  is full, `rate_limited` when its sender (a user's id) has too many in progress. */
export async function readForm(
  request: Request,
  limits: UploadForm,
  sender: number | null,
): Promise<Form & { remove: () => Promise<void> }> {
  const parser = openParser(request, limits)
  const releases = sender === null ? [] : [acquireForSender(sender)]
  let folder: string | undefined
  const remove = async () => {
    if (folder)
      await rm(folder, { recursive: true, force: true }).catch((err) =>
        // The next start of the product deletes it.
        log().warn({ err }, 'The folder of a form could not be removed'),
      )
    for (const release of releases) release()
  }
  try {
    folder = await mkdtemp(join(tmpdir(), FORM_FOLDER)).catch((error) => {
      throw diskFull(error)
    })
    const parts = collect(parser, limits, folder)
    const counter = partCounter(request.headers.get('content-type') ?? '')
    await feed(parser, request.body, limits, counter.read)
    if (!parts.isCut && parts.seen < counter.count()) throw malformed()
    const form = await finish(parts, limits)
    releases.push(acquire(limits))
    return { ...form, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function openParser(request: Request, { files, fileBytes, formBytes }: UploadForm): busboy.Busboy {
  if (!isMultipart(request))
    throw new DomainError('unsupported_media', 'Envoyez un formulaire (multipart/form-data).')
  if (Number(request.headers.get('content-length') ?? 0) > formBytes) throw new DomainError('too_large')
  // One byte more than allowed: the parser truncates files at its limit, so a longer file is recognisable. The limit of a text is
  // well above that of any field, so that the field's own schema refuses it.
  const maximums = { files, fileSize: fileBytes + 1, fields: 20, fieldSize: 100_000 }
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return busboy({ headers, limits: maximums, defParamCharset: 'utf8' })
  } catch {
    throw malformed()
  }
}

/** Feeds the body to the parser, no faster than its files are written. */
async function feed(
  parser: busboy.Busboy,
  body: Request['body'],
  { formBytes }: UploadForm,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  async function* measured() {
    let size = 0
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > formBytes) throw new DomainError('too_large')
      onBytes(chunk)
      yield chunk
    }
  }
  await pipeline(measured, parser).catch((error) => {
    throw error instanceof DomainError ? error : malformed()
  })
}

const malformed = () => new DomainError('validation', 'Le formulaire envoyé n’est pas lisible.')
const diskFull = (cause: unknown) => new DomainError('unavailable', undefined, { cause })

type Written = { name: string; size: number; digest: string; path: string }
type Parts = {
  texts: Map<string, string>
  files: Promise<Written>[]
  tooMany: boolean
  /** How many parts the parser emitted, and whether it left out those past a limit. */
  seen: number
  isCut: boolean
}

function collect(parser: busboy.Busboy, { field: wanted, fileBytes }: UploadForm, folder: string): Parts {
  const parts: Parts = { texts: new Map(), files: [], tooMany: false, seen: 0, isCut: false }
  parser.on('field', (name, text) => {
    parts.seen += 1
    parts.texts.set(name, text)
  })
  parser.on('filesLimit', () => {
    parts.tooMany = true
    parts.isCut = true
  })
  parser.on('fieldsLimit', () => {
    parts.isCut = true
  })
  parser.on('file', (field, stream, { filename }) => {
    parts.seen += 1
    stream.on('error', () => {})
    if (field !== wanted) return stream.resume()
    const file = write(stream, fileBytes, sentName(filename), join(folder, String(parts.files.length)))
    // Awaited once the whole form is read.
    file.catch(() => {})
    parts.files.push(file)
  })
  return parts
}

/** A file's original name: browsers percent-encode only quotes and line breaks of names in a form. */
const sentName = (written = ''): string =>
  written.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')

/** Writes a part to disk. On failure, skips the rest of the part, so that the whole form is still read. */
async function write(stream: Readable, maxBytes: number, name: string, path: string): Promise<Written> {
  const hash = createHash('sha256')
  let size = 0
  let failure: unknown
  const file = await open(path, 'wx', 0o600).catch((error) => {
    failure = error
  })
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      hash.update(chunk)
      if (failure || size > maxBytes) continue
      await file?.writeFile(chunk).catch((error) => {
        failure = error
      })
    }
  } finally {
    await file?.close()
  }
  if (failure) throw diskFull(failure)
  return { name, size, digest: hash.digest('hex'), path }
}

async function finish({ texts, files, tooMany }: Parts, limits: UploadForm): Promise<Form> {
  // A browser sends a file without name and bytes for a picker left empty.
  const written = (await Promise.all(files)).filter(({ name, size }) => name !== '' || size > 0)
  const tooLarge = written.find(({ size }) => size > limits.fileBytes)
  const fault = tooMany
    ? limits.tooMany
    : tooLarge && `«\u00a0${tooLarge.name}\u00a0»\u00a0: un fichier pèse 10\u00a0Mo au plus.`
  return {
    texts: Object.fromEntries(texts),
    files: await Promise.all(
      written.map(async ({ name, digest, path }) => ({ name, digest, content: await openAsBlob(path) })),
    ),
    ...(fault && {
      fault: new DomainError('too_large', fault, { issues: [{ path: limits.field, message: fault }] }),
    }),
  }
}
