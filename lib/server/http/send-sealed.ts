import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './accept-encoding'
import { matchesTag } from './entity-tags'
import type { Sealed, Variant } from './sealed'

/** Answers GET and HEAD from memory, with 304 when the caller already has these bytes. */
export function sendSealed(request: IncomingMessage, response: ServerResponse, sealed: Sealed): void {
  const variant = chosen(request, sealed)
  if (matchesTag(request.headers['if-none-match'], variant.tag)) {
    response.writeHead(304, without(variant.headers, 'Content-Length')).end()
    return
  }
  response
    .writeHead(sealed.status, variant.headers)
    .end(request.method === 'HEAD' ? undefined : variant.bytes)
}

/** Seconds after which a retry makes sense. */
const RETRY_AFTER = '10'

/** Answers 503 with a sealed page. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse, page: Sealed): void {
  sendUnstored(request, response, page, 503, ['Retry-After', RETRY_AFTER])
}

/** Answers 404 with a sealed page. */
export function sendMissing(request: IncomingMessage, response: ServerResponse, page: Sealed): void {
  sendUnstored(request, response, page, 404)
}

/** Never stored: the next request for the same URL may get another page. */
function sendUnstored(
  request: IncomingMessage,
  response: ServerResponse,
  page: Sealed,
  status: number,
  headers: string[] = [],
): void {
  const { headers: sealed, bytes } = chosen(request, page)
  const own = without(without(sealed, 'ETag'), 'Cache-Control')
  response
    .writeHead(status, [...own, 'Cache-Control', 'no-store', ...headers])
    .end(request.method === 'HEAD' ? undefined : bytes)
}

function chosen({ headers }: IncomingMessage, { encodings, variants }: Sealed): Variant {
  return variants[chooseEncoding(headers['accept-encoding'], encodings)] as Variant
}

function without(headers: string[], name: string): string[] {
  const at = headers.indexOf(name)
  return at < 0 ? headers : headers.toSpliced(at, 2)
}
