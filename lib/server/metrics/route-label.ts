/** Of a path's parts, those that are names of ours; anything else (ids, tokens, names of pictures) could be any number of labels. */
const NAME = /^[a-z][a-z_-]{0,30}$/
const MOST_PARTS = 5

/** A path as a label of few values: `/api/tickets/12/messages` → `/api/tickets/:id/messages`. Paths that are not found share one label. */
export function routeLabel(path: string, status: number): string {
  if (status === 404) return 'not found'
  const parts = path.split('/').filter(Boolean)
  if (parts[0] === '_next') return '/_next'
  const named = parts.slice(0, MOST_PARTS).map((part) => (NAME.test(part) ? part : ':id'))
  return `/${named.join('/')}`
}
