import { z } from 'zod'
import { asciiCity, zipDigits } from './ascii'
import { CarrierFault } from './carrier-fault'
import { readPoint } from './read-point'
import { RELAY_ID, type RelayPoint, type RelaySearch } from './relays'
import { callSoap } from './soap'

const METHOD = 'WSI4_PointRelais_Recherche'
const RESULTS = '20'
/** The town is unknown or ambiguous (9); no place has the postcode, or it is invalid (19, 36, 40, 93). */
const UNKNOWN_PLACE = [9, 19, 36, 40, 93]
const UNKNOWN_POINT = 70

/** The relay points nearest to a place, at most 20; none for one that the carrier does not know. */
export async function findRelays({
  country,
  zip = '',
  city = '',
  weightGrams,
}: RelaySearch): Promise<RelayPoint[]> {
  const place = { Ville: asciiCity(city), CP: zipDigits(zip) }
  // Only characters that no town is written with.
  if (!place.Ville && !place.CP) return []
  try {
    return await search({
      Pays: country,
      ...place,
      Poids: String(weightGrams),
      Action: '24R',
      NombreResultats: RESULTS,
    })
  } catch (error) {
    if (error instanceof CarrierFault && UNKNOWN_PLACE.includes(error.stat ?? 0)) return []
    throw error
  }
}

/** The point with this id, such as `FR-012345`; null when there is none, or it is permanently closed. */
export async function getRelay(id: string): Promise<RelayPoint | null> {
  const [, country, number] = RELAY_ID.exec(id) ?? []
  if (!country || !number) return null
  const point = (await searchNumber(country, number)).find((one) => one.id === id)
  return point ? { ...point, distanceMeters: null } : null
}

async function searchNumber(country: string, number: string): Promise<RelayPoint[]> {
  try {
    return await search({ Pays: country, NumPointRelais: number, NombreResultats: '1' })
  } catch (error) {
    if (error instanceof CarrierFault && error.stat === UNKNOWN_POINT) return []
    throw error
  }
}

const FIELDS = [
  'Pays',
  'NumPointRelais',
  'Ville',
  'CP',
  'Latitude',
  'Longitude',
  'Taille',
  'Poids',
  'Action',
  'DelaiEnvoi',
  'RayonRecherche',
  'TypeActivite',
  'NACE',
  'NombreResultats',
] as const

const Result = z.object({
  PointsRelais: z
    .object({ PointRelais_Details: z.array(z.unknown()).default([]) })
    .or(z.literal('').transform(() => ({ PointRelais_Details: [] })))
    .optional(),
})

async function search(given: Partial<Record<(typeof FIELDS)[number], string>>): Promise<RelayPoint[]> {
  const answer = Result.safeParse(
    await callSoap(
      METHOD,
      FIELDS.map((name) => [name, given[name] ?? ''] as const),
    ),
  )
  if (!answer.success)
    throw new CarrierFault(`Mondial Relay’s relay points cannot be read`, null, answer.error)
  const details = answer.data.PointsRelais?.PointRelais_Details ?? []
  const points = details.flatMap((one) => readPoint(one) ?? [])
  // One odd point is left out; when none can be read, the answer has changed.
  if (points.length === 0 && details.length > 0)
    throw new CarrierFault('None of Mondial Relay’s relay points can be read', null)
  return points
}
