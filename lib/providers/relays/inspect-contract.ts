import { CarrierFault } from './carrier-fault'
import { findRelays } from './find-relays'

/** `merchant`: the code is unknown or inactive. `key`: the signature is wrong. */
export type InspectedContract = 'fine' | 'merchant' | 'key' | 'silent'

const MERCHANT = [1, 2, 3, 95]
const KEY = [8, 97]

/** Checks our merchant's code at Mondial Relay's first service, by a search for relay points. Changes nothing. */
export async function inspectContract(): Promise<InspectedContract> {
  try {
    await findRelays({ country: 'FR', zip: '75001', weightGrams: 1_000 })
    return 'fine'
  } catch (error) {
    const stat = error instanceof CarrierFault ? (error.stat ?? 0) : 0
    if (MERCHANT.includes(stat)) return 'merchant'
    return KEY.includes(stat) ? 'key' : 'silent'
  }
}
