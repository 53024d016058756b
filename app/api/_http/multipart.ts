import { once } from 'node:events'
import busboy from 'busboy'
import { DomainError } from '@/lib/domain/errors'

/** Whether the request's body says that it is a form with files. */
export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

/** A file's name as its sender knows it: browsers write a quote and a line's end in a form as a URI does, and nothing else. */
export const sentName = (written = ''): string =>
  written.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')

/** A reader of the request's form. `unsupported_media` for another content type, `too_large` for one that says it is
 *  longer than `maxBytes`. */
export function openMultipart(request: Request, limits: busboy.Limits, maxBytes: number): busboy.Busboy {
  if (!isMultipart(request))
    throw new DomainError('unsupported_media', 'Envoyez un formulaire (multipart/form-data).')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('too_large')
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw malformed()
  }
}

/** Gives the reader the body, no faster than its files are taken. `too_large` past `maxBytes`, `validation` when
 *  malformed. */
export async function feedMultipart(
  parser: busboy.Busboy,
  body: Request['body'],
  maxBytes: number,
): Promise<void> {
  const closed = once(parser, 'close')
  // Awaited at the end; an error before that is told by the waiting below.
  closed.catch(() => {})
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new DomainError('too_large')
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
