import type { NextRequest } from 'next/server'
import type { Operation } from '../_wire/operation'
import { showsSession } from './public-read'

const ANY_SITE = { 'Access-Control-Allow-Origin': '*' }
const VARY = { Vary: 'Authorization, Cookie, Origin' }

/** The CORS headers of an answer, refusals included. Credentials are never allowed: `*` rules them out, and
 *  Access-Control-Allow-Credentials is never sent. */
export function corsHeaders(
  { publicRead, cors }: Pick<Operation, 'publicRead' | 'cors'>,
  request: NextRequest,
): Record<string, string> {
  if (cors) return { ...ANY_SITE, 'Access-Control-Expose-Headers': 'Retry-After' }
  if (!publicRead) return {}
  if (showsSession(request)) return VARY
  // So that a script can follow a list to its next page and revalidate it.
  return { ...VARY, ...ANY_SITE, 'Access-Control-Expose-Headers': 'ETag, Link' }
}

/** The preflight headers of a path's operations that other sites may call; empty when there are none. */
export function preflightHeaders(operations: readonly Operation[]): Record<string, string> {
  const openOperations = operations.filter(({ publicRead, cors }) => publicRead || cors)
  if (openOperations.length === 0) return {}
  return {
    ...ANY_SITE,
    'Access-Control-Allow-Methods': openOperations
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .join(', '),
    // `*` excludes Authorization: sessions are for our own pages.
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  }
}
