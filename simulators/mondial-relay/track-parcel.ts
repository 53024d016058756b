import type { Merchant } from './mondial-relay'
import { type Shipment, type Shipments, STATES } from './shipments'
import { refuseCaller } from './signature'
import { inSequence, type SoapCall } from './soap'

/** In the order of the WSDL, which is also that of the hash. */
const FIELDS = ['Enseigne', 'Expedition', 'Langue'] as const
/** The list always has this many entries, padded with empty ones. */
const ENTRIES = 10

/** `WSI2_TracingColisDetaille`: a parcel's current state and history. */
export function trackParcel({ elements }: SoapCall, merchant: Merchant, shipments: Shipments): object {
  const given = inSequence(elements, [...FIELDS, 'Security'])
  const values = FIELDS.map((name) => given[name] ?? '')
  const [, number = '', language = ''] = values
  const refused = refuseCaller(values, given.Security ?? '', merchant)
  if (refused !== undefined) return { STAT: String(refused) }
  if (!/^\d{8}$/.test(number)) return { STAT: '24' }
  if (!/^[A-Z]{2}$/.test(language)) return { STAT: '98' }
  const shipment = shipments.find(number)
  // Not the documented 94; wrong credentials have been refused above.
  return shipment ? resultOf(shipment) : { STAT: '99' }
}

function resultOf({ events, location }: Shipment): object {
  const state = STATES[events.at(-1)?.state ?? 'registered']
  const filled = [...events.map(toEntry), ...Array.from({ length: ENTRIES }, emptyEntry)].slice(
    0,
    Math.max(ENTRIES, events.length),
  )
  return {
    STAT: String(state.stat),
    Libelle01: state.label,
    Relais_Libelle: '',
    Relais_Num: location.slice(3),
    Libelle02: '',
    Tracing: { ret_WSI2_sub_TracingColisDetaille: filled },
  }
}

const paris = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

function toEntry({ state, at }: Shipment['events'][number]) {
  const [day, time] = paris.format(new Date(at)).split(/\s/)
  return { ...emptyEntry(), Libelle: STATES[state].label, Date: day, Heure: time, Emplacement: 'MONTPELLIER' }
}

const emptyEntry = () => ({
  Libelle: '',
  Date: '',
  Heure: '',
  Emplacement: '',
  Relais_Num: '',
  Relais_Pays: '',
})
