/** The parts of a path that are our own names; anything else (ids, tokens, picture names) would create unlimited labels. */
const NAME = /^[a-z][a-z_-]{0,30}$/
const MAX_PARTS = 5

/** A path as a label with few values: `/api/tickets/12/messages` → `/api/tickets/:id/messages`. Paths that are not found share
 *  one label. */
export function routeLabel(path: string, status: number): string {
  if (status === 404) return 'not found'
  const parts = path.split('/').filter(Boolean)
  if (parts[0] === '_next') return '/_next'
  const named = parts.slice(0, MAX_PARTS).map((part) => (NAME.test(part) ? part : ':id'))
  return `/${named.join('/')}`
}
