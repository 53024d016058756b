import { parisDay, weekdayOf } from '@/lib/domain/calendar'
import type { RelayPoint } from '@/lib/providers/relays/relays'

/** `450 m`, `1,2 km`; empty when unknown. */
export function distanceText(meters: number | null): string {
  if (meters === null) return ''
  if (meters < 1_000) return `${meters}\u00a0m`
  return `${(meters / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0km`
}

/** The opening hours of a point on this day in Paris. `hours` starts on Monday. */
export function hoursToday(hours: RelayPoint['hours'], at: Date): string {
  const today = hours[(weekdayOf(parisDay(at)) + 6) % 7] ?? []
  if (today.length === 0) return 'Fermé aujourd’hui'
  return `Aujourd’hui\u00a0: ${today.map(timesOf).join(', ')}`
}

/** The carrier ends a day at 23:59, 00:00 or 24:00. */
const MIDNIGHT = ['23:59', '00:00', '24:00']

function timesOf({ from, to }: { from: string; to: string }): string {
  if (!MIDNIGHT.includes(to)) return `${clock(from)} – ${clock(to)}`
  return from === '00:00' ? '24\u00a0h sur 24' : `${clock(from)} – minuit`
}

/** `09:30` as `9 h 30`. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}

const SMALL = new Set([
  'a',
  'à',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'sur',
])

/** The carrier writes in capitals: `TABAC DE LA GARE` as `Tabac de la Gare`. */
export const inTitleCase = (text: string): string =>
  text
    .toLocaleLowerCase('fr')
    .replace(/\p{L}+/gu, (word, place: number) =>
      SMALL.has(word) && place > 0 ? word : word.charAt(0).toLocaleUpperCase('fr') + word.slice(1),
    )
