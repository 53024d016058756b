import { proportion } from '../share-cents'
import type { NetUnit } from './facts'

const BASES = { kg: 'kg', l: 'l', m: 'm', m2: 'm²' } as const
export type PricedUnit = keyof typeof BASES

/** Each unit in thousandths of the unit that its price is stated for. */
const UNITS: Partial<Record<NetUnit, { per: PricedUnit; thousandths: number }>> = {
  g: { per: 'kg', thousandths: 1 },
  kg: { per: 'kg', thousandths: 1_000 },
  ml: { per: 'l', thousandths: 1 },
  cl: { per: 'l', thousandths: 10 },
  l: { per: 'l', thousandths: 1_000 },
  m: { per: 'm', thousandths: 1_000 },
  m2: { per: 'm2', thousandths: 1_000 },
}

export type UnitPrice = { cents: number; per: PricedUnit }

type Sold = { priceCents: number; netQuantity: number | null; netUnit: NetUnit }

/** The price per kilogram, litre, metre or square metre, rounded half up to the cent (arrêté du 16 novembre 1999); null if
 *  sold by the piece or without a quantity. */
export function unitPrice({ priceCents, netQuantity, netUnit }: Sold): UnitPrice | null {
  const unit = UNITS[netUnit]
  if (!unit || netQuantity === null) return null
  // A quantity has three decimals at most.
  const millionths = Math.round(netQuantity * 1_000) * unit.thousandths
  return { cents: proportion(priceCents, 1_000_000, millionths), per: unit.per }
}

/** The suffix of a unit price: `€/kg`. */
export const perUnit = ({ per }: UnitPrice): string => `/${BASES[per]}`
