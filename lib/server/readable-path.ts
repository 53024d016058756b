import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** A request's target whose path can be decoded: one that is no percent-encoded UTF-8 is taken to the letter. */
export function readablePath(target: string): string {
  if (!target.includes('%')) return target
  const [path = '', ...query] = target.split('?')
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** The framework answers a path that it cannot decode with a 500; so it never sees one. */
export function keepPathsReadable(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url) request.url = readablePath(request.url)
  })
}
