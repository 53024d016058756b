import { DomainError } from '@/lib/domain/errors'
import type { Operation, UploadForm } from '../_wire/operation'
import { isMultipart, readForm } from './form'
import { isTooComplex } from './is-too-complex'

const JSON_MAX_BYTES = 1_000_000

/** A request's body, not yet checked against its schema. Call `remove` when the call ends. */
export type ReceivedBody = { value: unknown; remove?: () => Promise<void> }

/** The form that the body must be; undefined for JSON. */
export const formOf = ({ upload }: Operation, request: Request): UploadForm | undefined =>
  upload?.orJson && !isMultipart(request) ? undefined : upload

/** Reads the body as the operation declares it. `sender`: the id of the user who sends a form. */
export async function readBody(
  operation: Operation,
  request: Request,
  sender: number | null,
): Promise<ReceivedBody> {
  const { body, rawBody } = operation
  if (rawBody) {
    const bytes = await readBytes(request, rawBody.maxBytes)
    await rawBody.verify({ headers: request.headers, bytes })
    return { value: bytes }
  }
  if (!body) return { value: undefined }
  const upload = formOf(operation, request)
  if (!upload) return { value: await readJson(request) }
  const { texts, files, fault, remove } = await readForm(request, upload, sender)
  if (!fault) return { value: { ...texts, ...(files.length > 0 && { [upload.field]: files }) }, remove }
  await remove()
  throw fault
}

/** The request's JSON. `unsupported_media` for another content type, `too_large` above 1 MB, `validation` when
 *  malformed. */
async function readJson(request: Request): Promise<unknown> {
  requireJson(request.headers)
  return parseJson(await readBytes(request, JSON_MAX_BYTES))
}

/** `unsupported_media` unless the content type is JSON. */
export function requireJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new DomainError('unsupported_media', 'Envoyez du JSON (application/json).')
}

/** Parses JSON; `validation` when malformed, `too_large` with more values than any call takes. */
export function parseJson(bytes: Uint8Array): unknown {
  if (isTooComplex(bytes)) throw new DomainError('too_large')
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new DomainError('validation', 'Le corps de la requête n’est pas un JSON valable.')
  }
}

/** The request's body; `too_large` above `max` bytes. */
async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new DomainError('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) throw new DomainError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
