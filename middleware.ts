import { type NextRequest, NextResponse } from 'next/server'
import { ingestOrigin } from './lib/providers/files/ingest-origin'
import { sessionPolicy } from './lib/server/content-security-policy'
import { methodNotAllowed, methodsServed } from './lib/server/not-served'

/** Gives each session page its nonce. Static pages have their policy from the build and never come through here, but for
 *  the API's reference, whose address refuses other methods as its neighbours do. */
export function middleware(request: NextRequest): Response {
  if (request.nextUrl.pathname.startsWith('/api/')) return apiReference(request)
  const nonce = btoa(crypto.randomUUID())
  const policy = sessionPolicy(nonce, ingestOrigin())
  const headers = new Headers(request.headers)
  // The framework reads the nonce for its own scripts from the request's policy.
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

const REFERENCE = ['GET']

function apiReference({ method }: NextRequest): Response {
  if (method === 'GET' || method === 'HEAD') return NextResponse.next()
  return method === 'OPTIONS' ? methodsServed(REFERENCE) : methodNotAllowed(REFERENCE)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // One pattern, because each is tried on every request, those for static pages too.
    '/:screen(dashboard|apercu|admin|orders|login|start|signup|forgot-password|reset-password|confirm-email|stripe/return|stripe/refresh|api/docs)/:path*',
    // A form that a public page sends without script is answered by a page rendered then and there.
    {
      source: '/((?!api/|_next/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
