import { parisDay } from '@/lib/domain/paris-day'
import { dayLabel, longMoment, parisClock } from './dates'

const WEEK_MS = 7 * 24 * 3600 * 1000

/** An instant in everyday words: « Aujourd’hui à 14:05 », « lundi 3 mars à 14:05 »; of an earlier week only its day. Hovering
 *  shows it exactly. */
export function RelativeMoment({ at, now = new Date() }: { at: Date; now?: Date }) {
  const day = dayLabel(parisDay(at), now)
  const isRecent = Math.abs(now.getTime() - at.getTime()) < WEEK_MS
  return (
    <time dateTime={at.toISOString()} title={longMoment(at)}>
      {isRecent ? `${day} à ${parisClock(at)}` : longMoment(at)}
    </time>
  )
}
