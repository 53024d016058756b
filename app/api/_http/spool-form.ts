import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type busboy from 'busboy'
import { DomainError } from '@/lib/domain/errors'
import { TOO_MANY_FILES } from '@/lib/domain/tickets/policy'
import { type SentTicketFile, TICKET_FILE_MAX_BYTES, TICKET_FILES_MAX } from '@/lib/domain/tickets/schema'
import { FORM_FOLDER } from '@/lib/server/left-forms'
import { feedMultipart, openMultipart, sentName } from './multipart'
import { placesFor } from './places'

/** The files and some text around them. */
const FORM_MAX_BYTES = TICKET_FILES_MAX * TICKET_FILE_MAX_BYTES + 1024 * 1024
/** 3 GB on this instance's disk at the very most. */
const onDisk = placesFor(30)

const LIMITS = {
  // One more than allowed: the reader stops at its limit, so that what stays below is whole.
  fileSize: TICKET_FILE_MAX_BYTES + 1,
  files: TICKET_FILES_MAX,
  fields: 20,
  // 10 000 characters of four bytes, and room to say that there are more.
  fieldSize: 100_000,
}

export type SpooledForm = {
  texts: Record<string, string>
  files: SentTicketFile[]
  /** What is wrong with the files; the texts are there all the same. */
  fault?: DomainError
}

/** Reads a form whose files go to the disk instead of memory; they are there for as long as `use` runs. `too_large` past
 *  101 MB, `unsupported_media` for another content type, `validation` when malformed. */
export async function withSpooledForm<T>(
  request: Request,
  field: string,
  use: (form: SpooledForm) => Promise<T>,
): Promise<T> {
  const parser = openMultipart(request, LIMITS, FORM_MAX_BYTES)
  return onDisk(async () => {
    const folder = await mkdtemp(join(tmpdir(), FORM_FOLDER)).catch((error) => {
      throw noRoom(error)
    })
    try {
      const parts = collect(parser, field, folder)
      await feedMultipart(parser, request.body, FORM_MAX_BYTES)
      return await use(await spooled(parts))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** The disk is full, or not ours to write to. */
const noRoom = (cause: unknown) => Object.assign(new DomainError('unavailable'), { cause })

type Written = { name: string; size: number; digest: string; path: string }
type Parts = { texts: Map<string, string>; files: Promise<Written>[]; tooMany: boolean }

function collect(parser: busboy.Busboy, wanted: string, folder: string): Parts {
  const parts: Parts = { texts: new Map(), files: [], tooMany: false }
  parser.on('field', (name, text) => parts.texts.set(name, text))
  parser.on('filesLimit', () => {
    parts.tooMany = true
  })
  parser.on('file', (field, stream, { filename }) => {
    stream.on('error', () => {})
    if (field !== wanted) return stream.resume()
    const file = write(stream, sentName(filename), join(folder, String(parts.files.length)))
    // Awaited once the whole form is read.
    file.catch(() => {})
    parts.files.push(file)
  })
  return parts
}

/** Writes a part to the disk. When that fails the rest of it is read past, so that the caller hears of it. */
async function write(stream: Readable, name: string, path: string): Promise<Written> {
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
      if (failure || size > TICKET_FILE_MAX_BYTES) continue
      await file?.writeFile(chunk).catch((error) => {
        failure = error
      })
    }
  } finally {
    await file?.close()
  }
  if (failure) throw noRoom(failure)
  return { name, size, digest: hash.digest('hex'), path }
}

async function spooled({ texts, files, tooMany }: Parts): Promise<SpooledForm> {
  const written = (await Promise.all(files)).filter(({ name, size }) => name !== '' || size > 0)
  const tooLarge = written.find(({ size }) => size > TICKET_FILE_MAX_BYTES)
  const fault = tooMany
    ? TOO_MANY_FILES
    : tooLarge && `«\u00a0${tooLarge.name}\u00a0»\u00a0: un fichier pèse 10\u00a0Mo au plus.`
  return {
    texts: Object.fromEntries(texts),
    files: await Promise.all(
      written.map(async ({ name, digest, path }) => ({ name, digest, content: await openAsBlob(path) })),
    ),
    ...(fault && {
      fault: new DomainError('too_large', fault, { issues: [{ path: 'files', message: fault }] }),
    }),
  }
}
