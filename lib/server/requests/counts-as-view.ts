import { isBot } from 'isbot'
import type { Actor } from '../../domain/context'

/** Whether an opened page counts as a view: not by a robot, a prefetch, a person who opted out of tracking, or the agency's
 *  staff. */
export function countsAsView(headers: Headers, actor: Actor): boolean {
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false
  if (headers.has('sec-purpose')) return false
  if (actor.type === 'person' && (actor.role !== 'USER' || actor.viewedBy !== undefined)) return false
  const userAgent = headers.get('user-agent')
  // A headless browser is not a robot: robots name themselves.
  return Boolean(userAgent) && !isBot(userAgent?.replace('HeadlessChrome', 'Chrome'))
}
