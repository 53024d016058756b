import type { Maker, ShopDefaults } from './facts'

type Party = { name: string; address: string; contact: string }

const manufacturerIn = (from: Maker): Party => ({
  name: from.manufacturerName,
  address: from.manufacturerAddress,
  contact: from.manufacturerContact,
})

const responsibleIn = (from: Maker): Party => ({
  name: from.responsibleName,
  address: from.responsibleAddress,
  contact: from.responsibleContact,
})

const isNamed = (party: Party) => Object.values(party).some((text) => text !== '')

/** A product's manufacturer and the person responsible for it in the Union: its own, or the shop's. Each party is taken as a
 *  whole: one's address does not belong to another. `responsible`: null when none is required. */
export function makerOf(product: Maker, defaults: ShopDefaults) {
  const hasOwn = isNamed(manufacturerIn(product))
  const from = hasOwn ? product : defaults
  const own = responsibleIn(product)
  const responsible = isNamed(own) ? own : responsibleIn(defaults)
  return {
    manufacturer: manufacturerIn(from),
    responsible: from.manufacturerOutsideEu ? responsible : null,
  }
}
