import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/server/session-cookie'
import { JsonText, toResponse } from './json-text'

const VARY = { Vary: 'Authorization, Cookie, Origin' }
const ANY_SITE = {
  ...VARY,
  'Access-Control-Allow-Origin': '*',
  // So that a script of that site can follow a list to its next page, and ask again whether it has changed.
  'Access-Control-Expose-Headers': 'ETag, Link',
}
const KEPT = { ...ANY_SITE, 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** What a browser is told before a script of another site reads with headers of its own, `If-None-Match` for one. */
export const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  // Not Authorization, which has to be named: sessions are for our own pages.
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}

/** Marks the answer to a public read: a visitor's may be read by any site and kept for as long as it stays the same;
 *  who shows a session gets it for themselves. */
export async function publicRead(request: NextRequest, given: Response | JsonText): Promise<Response> {
  if (showsSession(request)) return withHeaders(toResponse(given), VARY)
  if (given instanceof Response && given.status !== 200) return withHeaders(given, ANY_SITE)
  const { text, headers } =
    given instanceof JsonText
      ? given
      : { text: await given.text(), headers: Object.fromEntries(given.headers) }
  // A weak one: these bytes may be compressed on their way, which leaves the tag as it is (RFC 9110, 8.8.3.3).
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const known = isKnown(request, tag)
  return new Response(known ? null : text, {
    status: known ? 304 : 200,
    headers: { ...headers, ...KEPT, ETag: tag },
  })
}

const showsSession = ({ headers, cookies }: NextRequest): boolean =>
  headers.has('authorization') || cookies.has(sessionCookieName())

function withHeaders(answer: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

/** Whether the caller has this answer already; strong or weak makes no difference. */
export function isKnown(request: NextRequest, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => [opaque(tag), '*'].includes(opaque(one.trim())))
}

const opaque = (tag: string) => tag.replace(/^W\//, '')
