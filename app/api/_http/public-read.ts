import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/server/session-cookie'

/** Marks the answer to a public read: a visitor's may be read by any site and kept for as long as it stays the same;
 *  who shows a session gets it for themselves. */
export async function publicRead(request: NextRequest, answer: Response): Promise<Response> {
  answer.headers.set('Vary', 'Authorization, Cookie, Origin')
  if (request.headers.has('authorization') || request.cookies.has(sessionCookieName())) return answer
  answer.headers.set('Access-Control-Allow-Origin', '*')
  // So that a script of that site can follow a list to its next page.
  answer.headers.set('Access-Control-Expose-Headers', 'Link')
  if (answer.status !== 200) return answer
  const body = Buffer.from(await answer.arrayBuffer())
  // A weak one: these bytes may be compressed on their way, which leaves the tag as it is (RFC 9110, 8.8.3.3).
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.set('ETag', tag)
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}

/** Whether the caller has this answer already; strong or weak makes no difference. */
export function isKnown(request: NextRequest, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => [opaque(tag), '*'].includes(opaque(one.trim())))
}

const opaque = (tag: string) => tag.replace(/^W\//, '')
