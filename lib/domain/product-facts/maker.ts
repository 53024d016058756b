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

/** Who made a product and who answers for it in the Union: its own, or the shop's. A party is taken whole, because the
 *  address of one is not that of another. `responsible`: null where none is needed. */
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
