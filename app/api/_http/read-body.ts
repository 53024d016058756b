import { DomainError } from '@/lib/domain/errors'

const MAX_BYTES = 1_000_000

/** The request's JSON. `unsupported_media` for another content type, `too_large` past 1 MB, `validation` when malformed. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new DomainError('unsupported_media', 'Envoyez du JSON (application/json).')
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('validation', 'Le corps de la requête n’est pas un JSON valable.')
  }
}

/** The request's body; `too_large` past 1 MB. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw new DomainError('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new DomainError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
