const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Request-Id': crypto.randomUUID() })

/** The methods that a path under /api allows, including HEAD and OPTIONS. */
const allow = (served: readonly string[]) =>
  [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')

export function methodNotAllowed(served: readonly string[]): Response {
  const message = 'Cette méthode n’est pas servie à cette adresse.'
  return Response.json(
    { message, code: 'method_not_allowed' },
    { status: 405, headers: { ...headers(), Allow: allow(served) } },
  )
}

/** The answer to OPTIONS; `more` adds the headers of a CORS preflight. */
export function methodsServed(served: readonly string[], more: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...headers(), Allow: allow(served), ...more } })
}

export function pathNotFound(): Response {
  return Response.json(
    { message: 'Cette adresse n’existe pas.', code: 'not_found' },
    { status: 404, headers: headers() },
  )
}
