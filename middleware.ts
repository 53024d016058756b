import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy, type PageKind } from './lib/server/requests/content-security-policy'
import { methodNotAllowed, methodsServed } from './lib/server/requests/not-served'
import { ADDRESS_HEADER, pageAddress } from './lib/server/requests/page-address'
import { isDeniedPerson, SIGNED_IN_DENIED_PATH } from './lib/server/session/denied-page'

/** Gives each session page its nonce. Prerendered pages are sent from memory with a policy of their own (lib/server/http) and
 *  never come through here; the API's reference does when it is asked by another method than GET. */
export function middleware(request: NextRequest): Response {
  if (request.nextUrl.pathname.startsWith('/api/')) return apiReference(request)
  const nonce = randomBytes(16).toString('base64')
  const policy = contentSecurityPolicy(pageKind(request), { nonce })
  const headers = new Headers(request.headers)
  // The framework reads the nonce for its own scripts from the request's policy.
  headers.set('Content-Security-Policy', policy)
  headers.set(ADDRESS_HEADER, pageAddress(request.nextUrl))
  const response = isDeniedPerson(request.nextUrl.pathname, request.headers.get('cookie'))
    ? NextResponse.rewrite(new URL(SIGNED_IN_DENIED_PATH, request.url), { request: { headers } })
    : NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** The checkout alone may use the payment provider's script. */
function pageKind({ nextUrl: { pathname } }: NextRequest): PageKind {
  if (pathname === '/checkout') return 'payment'
  return pathname.startsWith('/dashboard/facturation') ? 'billing' : 'session'
}

const REFERENCE = ['GET']

function apiReference({ method }: NextRequest): Response {
  if (method === 'GET' || method === 'HEAD') return NextResponse.next()
  return method === 'OPTIONS' ? methodsServed(REFERENCE) : methodNotAllowed(REFERENCE)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // One pattern, because each is tried on every request that reaches the framework.
    '/:screen(dashboard|apercu|admin|orders|login|start|signup|forgot-password|reset-password|invitation|confirm-email|boutique|commande|devis|fin-de-contrat|retractation/[0-9]+|stripe/setup|stripe/return|stripe/refresh|api/docs)/:path*',
    // Pages without pages below them.
    '/:page(checkout|signaler|unauthorized|stripe/success|stripe/cancel)',
    // A form that a public page sends without script is answered by a page rendered then and there.
    {
      source: '/((?!api/|_next/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
