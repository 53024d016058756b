import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { matchesTag } from '@/lib/server/http/entity-tags'
import { sessionCookieName } from '@/lib/server/session/session-cookie'
import type { Operation } from '../_wire/operation'

/** Whether the request has session credentials, valid or not; the answer to a public read is then private. */
export const showsSession = ({ headers, cookies }: NextRequest): boolean =>
  headers.has('authorization') || cookies.has(sessionCookieName())

/** Whether the answer is the same for every visitor. */
export const isCacheable = ({ publicRead }: Operation, request: NextRequest): boolean =>
  publicRead === true && !showsSession(request)

/** The headers of an answer that caches may store but must revalidate. */
export const revalidated = (tag: string) => ({
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ETag: tag,
})

/** A cacheable answer with a tag of its bytes. */
export function cacheableAnswer(
  request: NextRequest,
  text: string,
  headers: Record<string, string>,
): Response {
  // Weak, because a proxy may compress the bytes without changing the tag (RFC 9110, 8.8.3.3).
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  if (isUnchanged(request, tag)) return notModified(tag)
  return new Response(text, { headers: { ...headers, ...revalidated(tag) } })
}

export const notModified = (tag: string) => new Response(null, { status: 304, headers: revalidated(tag) })

/** Whether the caller already has the answer with this tag. */
export function isUnchanged(request: NextRequest, tag: string): boolean {
  return matchesTag(request.headers.get('if-none-match'), tag)
}
