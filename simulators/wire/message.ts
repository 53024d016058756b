import type { IncomingHttpHeaders } from 'node:http'

/** A request to a simulated provider, without its mount in the path. */
export interface SimulatedRequest {
  method: string
  /** The full original URL, which signatures cover. */
  url: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A simulated provider's answer. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** An answer in JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  }
}

/** An answer in HTML. */
export function html(body: string, headers: Record<string, string> = {}): Answer {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body }
}
