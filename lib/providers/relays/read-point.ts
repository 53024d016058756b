import { z } from 'zod'
import type { DayHours, RelayPoint } from './relays'

const DAYS = [
  'Horaires_Lundi',
  'Horaires_Mardi',
  'Horaires_Mercredi',
  'Horaires_Jeudi',
  'Horaires_Vendredi',
  'Horaires_Samedi',
  'Horaires_Dimanche',
] as const

/** Padded with blanks on the wire; an empty element may be missing. */
const Text = z
  .string()
  .optional()
  .transform((text = '') => text.trim().replaceAll(/\s+/g, ' '))

/** With a decimal comma. */
const Coordinate = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}([.,]\d+)?$/)
  .transform((text) => Number(text.replace(',', '.')))

/** Four times `HHMM`: open, closed, open, closed; `0000` twice for none. */
const Day = z
  .object({ string: z.array(z.string().trim()) })
  .or(z.literal('').transform(() => ({ string: [] })))
  .optional()
  .transform((day): DayHours => pairs(day?.string ?? []))

const Point = z.object({
  Num: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
  LgAdr1: Text,
  LgAdr3: Text,
  LgAdr4: Text,
  CP: Text,
  Ville: Text,
  Pays: z.preprocess((text) => String(text).trim(), z.enum(['FR', 'BE', 'LU', 'NL', 'ES', 'PT'])),
  Latitude: Coordinate,
  Longitude: Coordinate,
  Distance: Text,
  ...(Object.fromEntries(DAYS.map((day) => [day, Day])) as Record<(typeof DAYS)[number], typeof Day>),
})

/** A point of the carrier's answer; null when it lacks its number, country or coordinates. */
export function readPoint(details: unknown): RelayPoint | null {
  const parsed = Point.safeParse(details)
  if (!parsed.success) return null
  const point = parsed.data
  return {
    id: `${point.Pays}-${point.Num}`,
    name: point.LgAdr1,
    address: [point.LgAdr3, point.LgAdr4].filter(Boolean).join(', '),
    zip: point.CP,
    city: point.Ville,
    country: point.Pays,
    distanceMeters: /^\d+$/.test(point.Distance) ? Number(point.Distance) : null,
    latitude: point.Latitude,
    longitude: point.Longitude,
    hours: DAYS.map((day) => point[day]),
  }
}

function pairs(times: readonly string[]): DayHours {
  return [0, 2].flatMap((index) => {
    const [from, to] = [clock(times[index]), clock(times[index + 1])]
    return from && to && from !== to ? [{ from, to }] : []
  })
}

const clock = (time = '') => (/^\d{4}$/.test(time) ? `${time.slice(0, 2)}:${time.slice(2)}` : null)
