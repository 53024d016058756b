import type { Method } from '../_wire/operation'

const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Request-Id': crypto.randomUUID() })

export function methodNotAllowed(allowed: Method[]): Response {
  const message = 'Cette méthode n’est pas servie à cette adresse.'
  const allow = allowed.includes('GET') ? [...allowed, 'HEAD', 'OPTIONS'] : [...allowed, 'OPTIONS']
  return Response.json(
    { message, code: 'method_not_allowed' },
    { status: 405, headers: { ...headers(), Allow: allow.join(', ') } },
  )
}

export function pathNotFound(): Response {
  return Response.json(
    { message: 'Cette adresse n’existe pas.', code: 'not_found' },
    { status: 404, headers: headers() },
  )
}
