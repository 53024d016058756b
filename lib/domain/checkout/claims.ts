import { createHash } from 'node:crypto'
import { and, count, eq, isNull, min, notExists, type SQL, sum } from 'drizzle-orm'
import { firstOrders } from '@/db/schema/first-orders'
import { orderItems, orders } from '@/db/schema/orders'
import type { Tx } from '../context'
import type { DiscountCode } from '../shops/schema'
import type { CartLine } from './read-cart'

export type Wanted = { lines: readonly CartLine[]; discount: DiscountCode | null }

/** What an order would reserve of an article, by size, or of a discount code. */
export type Claim = {
  /** Identical for the same network and article, and reveals neither. */
  key: string
  parts: {
    /** In French. */
    what: string
    quantity: number
    /** What can still be reserved, before this order. */
    available: number
    /** What the network's pending orders reserve besides its first order, and when the earliest of them ends. */
    readHeld: (tx: Tx) => Promise<{ held: number; endsAt: Date | null }>
    /** The refusal when no more than `left` are available. */
    messageOf: (left: number) => string
    path: string
  }[]
}

/** The claims of an order, one per article or code. */
export function claimsOf({ lines, discount }: Wanted, networkHash: string): Claim[] {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  return [
    ...productIds.map((productId) => articleClaim(productId, lines, networkHash)),
    ...(discount ? codeClaims(discount, networkHash) : []),
  ]
}

function articleClaim(productId: number, all: readonly CartLine[], networkHash: string): Claim {
  const key = keyOf(networkHash, `product/${productId}`)
  const lines = all.filter((line) => line.productId === productId)
  const sizeIds = [...new Set(lines.map(({ sizeId }) => sizeId))]
  const parts = sizeIds.flatMap((sizeId) => {
    const ofSize = lines.filter((line) => line.sizeId === sizeId)
    const [first] = ofSize
    if (!first) return []
    const { available, name } = first
    const isSize = sizeId === null ? isNull(orderItems.sizeId) : eq(orderItems.sizeId, sizeId)
    return {
      what: name,
      quantity: ofSize.reduce((total, { quantity }) => total + quantity, 0),
      available,
      readHeld: (tx: Tx) =>
        readPieces(tx, networkHash, key, and(eq(orderItems.productId, productId), isSize)),
      messageOf: (left: number) => articleMessage(name, left),
      path: `items.${all.indexOf(first)}.quantity`,
    }
  })
  return { key, parts }
}

/** Empty for a code without a maximum number of uses. */
function codeClaims({ id, code, maxUses, used, held }: DiscountCode, networkHash: string): Claim[] {
  if (maxUses === null) return []
  const key = keyOf(networkHash, `code/${id}`)
  const part = {
    what: `le code ${code}`,
    quantity: 1,
    available: maxUses - used - held,
    readHeld: (tx: Tx) => readUses(tx, networkHash, key, id),
    messageOf: () =>
      `Des commandes non payées de votre connexion utilisent déjà le code ${code}. Payez-les d’abord, ou commandez sans ce code.`,
    path: 'discountCode',
  }
  return [{ key, parts: [part] }]
}

const keyOf = (networkHash: string, what: string) =>
  createHash('sha256').update(`${networkHash}/${what}`).digest('base64url')

function articleMessage(name: string, left: number): string {
  const held = `Des commandes non payées de votre connexion réservent déjà «\u00a0${name}\u00a0».`
  if (left === 0) return `${held} Payez-les d’abord, ou réessayez plus tard.`
  return `${held} Payez-les d’abord, ou commandez ${left === 1 ? 'une seule pièce' : `${left} pièces au plus`}.`
}

/** Pending orders of a network, except its first order of this key. */
const isFurther = (tx: Tx, networkHash: string, key: string): SQL | undefined =>
  and(
    eq(orders.networkHash, networkHash),
    eq(orders.status, 'pending'),
    notExists(
      tx.db
        .select({ id: firstOrders.id })
        .from(firstOrders)
        .where(and(eq(firstOrders.key, key), eq(firstOrders.orderId, orders.id))),
    ),
  )

async function readPieces(tx: Tx, networkHash: string, key: string, isShelf: SQL | undefined) {
  const [row] = await tx.db
    .select({ held: sum(orderItems.quantity).mapWith(Number), endsAt: min(orders.expiresAt) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(isFurther(tx, networkHash, key), isShelf))
  return { held: row?.held ?? 0, endsAt: row?.endsAt ?? null }
}

async function readUses(tx: Tx, networkHash: string, key: string, codeId: number) {
  const [row] = await tx.db
    .select({ held: count(), endsAt: min(orders.expiresAt) })
    .from(orders)
    .where(and(isFurther(tx, networkHash, key), eq(orders.discountCodeId, codeId)))
  return { held: row?.held ?? 0, endsAt: row?.endsAt ?? null }
}
