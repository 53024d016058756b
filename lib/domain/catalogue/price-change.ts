import { eq } from 'drizzle-orm'
import { productReductions } from '@/db/schema/product-prices'
import { type Day, parisDay } from '../calendar'
import type { Reads, Tx } from '../context'
import { invalidField } from '../errors'
import type { Given } from '../given-fields'
import { formatBill } from '../money'
import { lowestPrice } from './lowest-price'
import type { LockedProduct } from './queries'
import { readHistory, recordPrice } from './record-price'
import type { ReductionInput } from './schema'

export type StoredReduction = typeof productReductions.$inferSelect

/** The effect of a change on a product's price; `reduction` null: it has none afterwards, undefined: it stays. */
type PriceChange = { priceCents?: number; reduction?: Omit<StoredReduction, 'productId'> | null }

type Asked = { priceCents?: number | undefined } & Given<ReductionInput>

/** The price and the reduction of a locked product after a change. A new price ends its reduction, as does `reducedCents: null`,
 *  which restores the price before it. A lower reduction continues the first (article L. 112-1-1). */
export async function planPrice(tx: Tx, product: LockedProduct, asked: Asked): Promise<PriceChange> {
  const { reducedCents } = asked
  const stored = await readReduction(tx, product.id)
  const isNewPrice = asked.priceCents !== undefined && asked.priceCents !== product.priceCents
  if (typeof reducedCents === 'number' || (stored && changesDays(stored, asked))) {
    if (isNewPrice && asked.priceCents !== stored?.previousCents) throw invalidField('reducedCents', NOT_BOTH)
    return announce(tx, product, stored, asked)
  }
  if (isNewPrice) return { priceCents: asked.priceCents as number, reduction: null }
  if (reducedCents === null && stored)
    return { priceCents: stored.previousCents ?? product.priceCents, reduction: null }
  return {}
}

const changesDays = (stored: StoredReduction, { reducedCents, reducedFrom, reducedUntil }: Asked) =>
  reducedCents === undefined &&
  [
    [reducedFrom, stored.startsOn],
    [reducedUntil, stored.endsOn],
  ].some(([given, kept]) => given !== undefined && given !== kept)

async function announce(
  tx: Tx,
  product: LockedProduct,
  stored: StoredReduction | null,
  { reducedCents, reducedFrom, reducedUntil }: Asked,
): Promise<PriceChange> {
  const today = parisDay(tx.now())
  const priceCents = reducedCents ?? stored?.priceCents ?? product.priceCents
  const startsOn = (reducedFrom === undefined ? (stored?.startsOn ?? null) : reducedFrom) as Day | null
  const endsOn = (reducedUntil === undefined ? (stored?.endsOn ?? null) : reducedUntil) as Day | null
  if (endsOn !== null && endsOn < today) throw invalidField('reducedUntil', 'Le dernier jour est déjà passé.')
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw invalidField('reducedUntil', 'Le dernier jour vient après le premier.')
  const days = { startsOn, endsOn }
  if (stored?.startedAt && priceCents <= product.priceCents)
    return { priceCents, reduction: { ...stored, ...days, priceCents } }
  const lowestCents = lowestPrice(await readHistory(tx, product.id), tx.now())
  if (lowestCents === null) throw invalidField('reducedCents', NO_HISTORY)
  if (priceCents >= lowestCents) throw invalidField('reducedCents', tooHigh(lowestCents))
  const waits = startsOn !== null && startsOn > today
  return waits
    ? { reduction: { ...days, priceCents, startedAt: null, previousCents: null, lowestCents: null } }
    : start(tx, product, { ...days, priceCents, lowestCents })
}

/** Starts a reduction now. */
export const start = (
  tx: Tx,
  product: Pick<LockedProduct, 'priceCents'>,
  reduction: Pick<StoredReduction, 'priceCents' | 'startsOn' | 'endsOn'> & { lowestCents: number },
) => ({
  priceCents: reduction.priceCents,
  reduction: { ...reduction, startedAt: tx.now(), previousCents: product.priceCents },
})

/** Stores a plan's reduction, and records the product's current price. */
export async function writePrice(tx: Tx, productId: number, { reduction }: PriceChange): Promise<void> {
  if (reduction === null)
    await tx.db.delete(productReductions).where(eq(productReductions.productId, productId))
  else if (reduction)
    await tx.db
      .insert(productReductions)
      .values({ ...reduction, productId })
      .onConflictDoUpdate({ target: productReductions.productId, set: reduction })
  await recordPrice(tx, productId)
}

export async function readReduction({ db }: Pick<Reads, 'db'>, productId: number) {
  const [stored] = await db.select().from(productReductions).where(eq(productReductions.productId, productId))
  return stored ?? null
}

const NOT_BOTH =
  'Changez le prix ou annoncez une promotion, pas les deux à la fois\u00a0: le prix d’avant doit avoir été pratiqué.'
const NO_HISTORY =
  'Ce produit n’a pas été en vente pendant les 30 derniers jours\u00a0: une promotion demande un prix déjà pratiqué.'
const tooHigh = (lowestCents: number) =>
  `Une promotion est plus basse que le prix le plus bas des 30 derniers jours\u00a0: ${formatBill(lowestCents)}.`
