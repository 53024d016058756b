import { z } from 'zod'
import { CarrierFault } from '../relays/carrier-fault'
import { findRelays } from '../relays/find-relays'
import { callSoap } from '../relays/soap'
import type { ParcelState, ParcelTracking } from './shipments'

const METHOD = 'WSI2_TracingColisDetaille'

const STATES: Record<number, ParcelState> = {
  0: 'registered',
  80: 'registered',
  81: 'in_transit',
  82: 'delivered',
  83: 'anomaly',
}
/** 'Numéro d'expédition invalide' and 'Colis inconnu'. */
const UNKNOWN_PARCEL = [24, 94]
/** The service's real answer for an unknown parcel; also its generic error. */
const UNKNOWN_OR_ERROR = 99
/** A search that always succeeds with working credentials. */
const PROBE = { country: 'FR', zip: '75001', weightGrams: 1_000 } as const

/** The carrier's tracking of a parcel; null when it does not know it. */
export async function trackParcel(expeditionNumber: string): Promise<ParcelTracking | null> {
  try {
    const result = await callSoap(
      METHOD,
      [
        ['Expedition', expeditionNumber],
        ['Langue', 'FR'],
      ],
      Object.keys(STATES).map(Number),
    )
    return readTracking(result)
  } catch (error) {
    if (!(error instanceof CarrierFault)) throw error
    if (UNKNOWN_PARCEL.includes(error.stat ?? 0)) return null
    if (error.stat !== UNKNOWN_OR_ERROR) throw error
    // This call also fails with wrong credentials, or with a generic error.
    await findRelays(PROBE)
    return null
  }
}

const Text = z
  .string()
  .optional()
  .transform((text = '') => text.trim().replaceAll(/\s+/g, ' '))

const Result = z.object({
  STAT: z.coerce.number(),
  Tracing: z
    .object({
      ret_WSI2_sub_TracingColisDetaille: z
        .array(z.literal('').or(z.object({ Libelle: Text, Date: Text, Heure: Text, Emplacement: Text })))
        .default([]),
    })
    .or(z.literal(''))
    .optional(),
})

/** Reads a result. The list is padded with empty entries, which are left out. */
export function readTracking(result: unknown): ParcelTracking {
  const parsed = Result.safeParse(result)
  const state = parsed.success ? STATES[parsed.data.STAT] : undefined
  if (!parsed.success || !state)
    throw new CarrierFault('Mondial Relay’s tracking cannot be read', null, parsed.error)
  const entries = (parsed.data.Tracing || undefined)?.ret_WSI2_sub_TracingColisDetaille ?? []
  return { state, events: entries.flatMap((entry) => (entry === '' ? [] : toEvent(entry))) }
}

type Entry = { Libelle: string; Date: string; Heure: string; Emplacement: string }

function toEvent({ Libelle, Date: date, Heure, Emplacement }: Entry): ParcelTracking['events'] {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(?:20)?(\d{2})$/.exec(date) ?? []
  if (!Libelle || !day) return []
  const time = /^\d{2}:\d{2}/.exec(Heure)?.[0] ?? null
  return [{ label: Libelle, day: `20${year}-${month}-${day}`, time, place: Emplacement }]
}
