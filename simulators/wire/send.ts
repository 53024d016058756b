import type { ServerResponse } from 'node:http'
import type { Answer } from './message'

/** Writes an answer. */
export function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
