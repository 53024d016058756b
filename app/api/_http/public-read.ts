import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { matchesTag } from '@/lib/server/http/entity-tags'
import { sessionCookieName } from '@/lib/server/session-cookie'

/** Whether the request has session credentials, valid or not; the answer to a public read is then private. */
export const showsSession = ({ headers, cookies }: NextRequest): boolean =>
  headers.has('authorization') || cookies.has(sessionCookieName())

/** The answer to a visitor's public read, which caches may store but must revalidate. */
export function cacheableAnswer(
  request: NextRequest,
  text: string,
  headers: Record<string, string>,
): Response {
  // Weak, because a proxy may compress the bytes without changing the tag (RFC 9110, 8.8.3.3).
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const known = isKnown(request, tag)
  return new Response(known ? null : text, {
    status: known ? 304 : 200,
    headers: { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: tag },
  })
}

/** Whether the caller already has the answer with this tag. */
export function isKnown(request: NextRequest, tag: string): boolean {
  return matchesTag(request.headers.get('if-none-match'), tag)
}
