import type { IncomingMessage } from 'node:http'
import type { SimulatedRequest } from './message'

/** Reads a whole request; its path has no query and no trailing slash. */
export async function readRequest(request: IncomingMessage): Promise<SimulatedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const url = new URL(request.url ?? '/', 'http://simulator')
  // A proxy in front reports the original scheme.
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return {
    method: request.method ?? 'GET',
    url: `${scheme}://${request.headers.host}${request.url ?? '/'}`,
    path: url.pathname.replace(/(.)\/$/, '$1'),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
  }
}
