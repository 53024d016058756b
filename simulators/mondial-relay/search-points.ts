import type { Merchant } from './mondial-relay'
import { distanceMeters, findPlace, POINTS, type Point } from './points'
import { refuseCaller } from './signature'
import { inSequence, type SoapCall } from './soap'

/** In the order of the WSDL, which is also that of the hash. */
const FIELDS = [
  'Enseigne',
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

type Fields = Record<(typeof FIELDS)[number], string>

/** The format of each field, and the STAT when it does not match. */
const FORMATS: readonly [field: keyof Fields, format: RegExp, stat: number][] = [
  ['Pays', /^(FR|BE|LU|NL|ES|PT)$/, 92],
  ['NumPointRelais', /^(\d{6})?$/, 70],
  ['Ville', /^([A-Z_\-' ]{2,26})?$/i, 9],
  ['CP', /^(\d{4,5})?$/, 36],
  ['Latitude', /^(-?\d{2}\.\d{7})?$/, 98],
  ['Longitude', /^(-?\d{2}\.\d{7})?$/, 98],
  ['Taille', /^(XS|S|M|L|XL|3XL)?$/, 98],
  ['Poids', /^(\d{2,6})?$/, 20],
  ['Action', /^(REL|24R|24L|24X|DRI)?$/, 12],
  ['DelaiEnvoi', /^(-?\d{1,2})?$/, 98],
  ['RayonRecherche', /^(\d{1,4})?$/, 98],
  ['TypeActivite', /^(\d{3}(,\d{3})*)?$/, 98],
  ['NACE', /^.{0,20}$/, 98],
  ['NombreResultats', /^([1-9]|[12]\d|30)$/, 98],
]

const MIN_GRAMS = 15

/** `WSI4_PointRelais_Recherche`: the points near a place, or the one with a number. */
export function searchPoints({ elements }: SoapCall, merchant: Merchant): object {
  const given = inSequence(elements, [...FIELDS, 'Security'])
  const fields = Object.fromEntries(FIELDS.map((name) => [name, given[name] ?? ''])) as Fields
  const stat = refuseCaller(Object.values(fields), given.Security ?? '', merchant) ?? refuseFormat(fields)
  if (stat !== undefined) return { STAT: String(stat) }
  const found = fields.NumPointRelais ? byNumber(fields) : around(fields)
  if (!found) return { STAT: '9' }
  if (found.length === 0) return { STAT: fields.NumPointRelais ? '70' : '93' }
  return { STAT: '0', PointsRelais: { PointRelais_Details: found.slice(0, Number(fields.NombreResultats)) } }
}

function refuseFormat(fields: Fields): number | undefined {
  const wrong = FORMATS.find(([field, format]) => !format.test(fields[field]))
  if (wrong) return wrong[2]
  if (fields.Poids && Number(fields.Poids) < MIN_GRAMS) return 20
  return fields.NumPointRelais || fields.Ville || fields.CP ? undefined : 40
}

const byNumber = ({ Pays, NumPointRelais }: Fields) =>
  POINTS.filter(({ country, number }) => country === Pays && number === NumPointRelais).map((point) =>
    details(point, 0),
  )

/** null for an unknown town; no points for a postcode without one. */
function around({ Pays, Ville, CP, Poids }: Fields) {
  const place = findPlace({ country: Pays, zip: CP, city: Ville })
  if (!place) return CP ? [] : null
  return POINTS.filter((point) => point.country === Pays && Number(Poids) <= point.maxGrams)
    .map((point) => ({ point, meters: distanceMeters(place, point) }))
    .filter(({ meters }) => meters < 50_000)
    .sort((one, other) => one.meters - other.meters)
    .map(({ point, meters }) => details(point, meters))
}

const padded = (text: string, length = 32) => text.padEnd(length)
const decimal = (value: number) => value.toFixed(7).replace('.', ',')

/** A point in the wire format: padded, with decimal commas, four times a day. */
function details(point: Point, meters: number) {
  const hours = Object.fromEntries(
    point.week.map(([day, times]) => [`Horaires_${day}`, { string: times.split(' ') }]),
  )
  return {
    STAT: '0',
    Num: point.number,
    LgAdr1: padded(point.name),
    LgAdr2: padded(''),
    LgAdr3: padded(point.street),
    LgAdr4: padded(''),
    CP: point.zip,
    Ville: padded(point.city, 26),
    Pays: point.country,
    Localisation1: padded(''),
    Localisation2: padded(''),
    Latitude: decimal(point.latitude),
    Longitude: decimal(point.longitude),
    TypeActivite: point.maxGrams < 30_000 ? '401' : '000',
    NACE: '',
    Information: '',
    ...hours,
    Informations_Dispo: '',
    URL_Photo: '',
    URL_Plan: '',
    Distance: String(meters),
  }
}
