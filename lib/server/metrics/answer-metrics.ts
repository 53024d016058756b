import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pool } from '../database'
import { log } from '../instance/log'
import { NO_PAGE_POLICY, securityHeaders } from '../requests/security-headers'
import { readState } from './read-state'
import { startMeasuring } from './registry'

export const METRICS_PATH = '/metrics'

/** Answers a Prometheus scrape that has the token; 401 without it. */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.setHeader('Content-Security-Policy', NO_PAGE_POLICY)
  if (!carries(request, token)) {
    response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end()
    return
  }
  const { registry } = startMeasuring()
  // While the database is unreachable, the process's own metrics matter most.
  await readState(pool(), registry).catch((error: unknown) =>
    log().warn({ err: error }, 'The metrics of the database could not be read'),
  )
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}

function carries({ headers }: IncomingMessage, token: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
