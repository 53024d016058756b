import { z } from 'zod'
import { addMonths, parisDay } from '../calendar'
import { invalidField } from '../errors'

const isDate = (text: string) => z.iso.date().safeParse(text).success
const long = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** Refuses a date before today in Paris, or more than a year ahead. API callers may also send words, which are accepted. */
export function checkPreferredDay(day: string, now: Date): void {
  if (!isDate(day)) return
  const today = parisDay(now)
  if (day < today)
    throw invalidField('day', 'Ce jour est passé\u00a0: choisissez aujourd’hui ou un jour à venir.')
  if (day > addMonths(today, 12)) throw invalidField('day', 'Choisissez un jour dans les douze mois à venir.')
}

/** `mardi 24 novembre 2026` for `2026-11-24`; words are returned unchanged. */
export const writeDay = (day: string): string =>
  isDate(day) ? long.format(new Date(day)).replace(/ 1 /, ' 1er ') : day
