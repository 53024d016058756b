import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addDays, parisDay, parisInstant } from '../../lib/domain/calendar'

const LOADED = pathToFileURL(join(import.meta.dirname, 'turned-date.mjs')).href
const HOUR = 10

/** The latest ten o'clock in Paris, and what a product needs in its environment so that its clock stands there at the start: periods
 *  begin after eight, and no run of the tests passes midnight. It is never ahead of the real time, by which events are signed. */
export function openingClock() {
  const now = Date.now()
  const today = parisDay(new Date(now))
  const ten = parisInstant(today, HOUR).getTime()
  const at = ten <= now ? ten : parisInstant(addDays(today, -1), HOUR).getTime()
  return { at, env: { NODE_OPTIONS: `--import ${LOADED}`, CLOCK_AHEAD_MS: String(at - now) } }
}
