import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addDays, parisDay, parisInstant } from '../../lib/domain/calendar'

const LOADED = pathToFileURL(join(import.meta.dirname, 'turned-date.mjs')).href
const HOUR = 10

/** The latest ten o'clock in Paris, and the environment that starts a product's clock there: periods begin after eight, and no
 *  test run passes midnight. It is never ahead of real time, because events are signed with that. */
export function openingClock() {
  const now = Date.now()
  const today = parisDay(new Date(now))
  const ten = parisInstant(today, HOUR).getTime()
  const at = ten <= now ? ten : parisInstant(addDays(today, -1), HOUR).getTime()
  return { at, env: { NODE_OPTIONS: `--import ${LOADED}`, CLOCK_AHEAD_MS: String(at - now) } }
}
