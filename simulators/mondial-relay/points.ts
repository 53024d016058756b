import { createHash } from 'node:crypto'
import { PLACES, type Place } from './places'

export interface Point {
  /** Six digits, unique within its country. */
  number: string
  name: string
  street: string
  zip: string
  city: string
  country: string
  latitude: number
  longitude: number
  /** A locker accepts less than a shop. */
  maxGrams: number
  /** Each day's name on the wire and its four times. */
  week: [day: string, times: string][]
}

const PER_PLACE = 12
const SHOPS = [
  'TABAC DE LA GARE',
  'EPICERIE DU MARCHE',
  'PRESSING DES ARCEAUX',
  'LIBRAIRIE LE MOT JUSTE',
  'FLEURS ET SAISONS',
  'LOCKER SUPERMARCHE CENTRE',
  'MAISON DE LA PRESSE',
  'CORDONNERIE & CLES MINUTE',
  'BOULANGERIE DU COIN',
  'CAVE DES AMIS',
  'LOCKER STATION NORD',
  'TELEPHONIE SERVICE',
]
const STREETS = [
  'RUE DE LA LOGE',
  'AVENUE DE LA LIBERTE',
  'BOULEVARD GAMBETTA',
  'PLACE DU MARCHE',
  'RUE DES ECOLES',
]

const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']
const CLOSED = '0000 0000 0000 0000'
/** Monday to Friday, Saturday, Sunday; the third opens on Tuesday. */
const WEEKS = [
  ['0900 1200 1400 1900', '0900 1230 0000 0000', CLOSED],
  ['0730 2000 0000 0000', '0800 2000 0000 0000', '0830 1230 0000 0000'],
  ['1000 1300 1430 1830', '1000 1830 0000 0000', CLOSED],
] as const
const ALWAYS = '0000 2359 0000 0000'

/** A number from 0 to 1 that is always the same for a text. */
const share = (text: string) => createHash('sha1').update(text).digest().readUInt32BE() / 2 ** 32

/** A point within some kilometres of a place. */
const near = ({ latitude, longitude }: Place, seed: string) => ({
  latitude: latitude + (share(`${seed} north`) - 0.5) * 0.06,
  longitude: longitude + (share(`${seed} east`) - 0.5) * 0.08,
})

function pointOf(place: Place, placeIndex: number, index: number): Point {
  const number = String((placeIndex + 1) * 1_000 + index + 1).padStart(6, '0')
  const name = SHOPS[index % SHOPS.length] ?? ''
  const isLocker = name.startsWith('LOCKER')
  return {
    number,
    name,
    street: `${1 + Math.floor(share(number) * 120)} ${STREETS[index % STREETS.length]}`,
    zip: place.zip,
    city: place.city,
    country: place.country,
    ...near(place, number),
    maxGrams: isLocker ? 20_000 : 30_000,
    week: DAYS.map((day, dayIndex) => [day, isLocker ? ALWAYS : timesOf(index, dayIndex)]),
  }
}

function timesOf(index: number, day: number): string {
  const [weekday, saturday, sunday] = WEEKS[index % 3] ?? WEEKS[0]
  if (day === 0 && index % 3 === 2) return CLOSED
  return day < 5 ? weekday : day === 5 ? saturday : sunday
}

/** All points, the same at every start. */
export const POINTS: readonly Point[] = PLACES.flatMap((place, placeIndex) =>
  Array.from({ length: PER_PLACE }, (_, index) => pointOf(place, placeIndex, index)),
)

type Coordinates = { latitude: number; longitude: number }

/** A postcode's coordinates, near its town and always the same; a town alone is its centre. */
export function findPlace(asked: { country: string; zip: string; city: string }): Coordinates | undefined {
  const ofCountry = PLACES.filter(({ country }) => country === asked.country)
  if (!asked.zip) return ofCountry.find(({ city }) => city === asked.city.trim().toUpperCase())
  const place = ofCountry.find(({ prefix }) => asked.zip.startsWith(prefix))
  return place && near(place, asked.zip)
}

/** On a sphere, in whole metres. */
export function distanceMeters(from: Coordinates, to: Coordinates): number {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(half)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
