import { isBot } from 'isbot'
import type { Actor } from '../domain/context'

/** Whether a page was opened by a person whom we may count: no robot, no page fetched ahead, none who asks not to be tracked,
 *  and none of the agency's staff. */
export function countsAsView(headers: Headers, actor: Actor): boolean {
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false
  if (headers.has('sec-purpose')) return false
  if (actor.type === 'person' && (actor.role !== 'USER' || actor.viewedBy !== undefined)) return false
  const userAgent = headers.get('user-agent')
  // Without its window a browser is no robot: robots say their name.
  return Boolean(userAgent) && !isBot(userAgent?.replace('HeadlessChrome', 'Chrome'))
}
