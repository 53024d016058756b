import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { discountCodes } from '@/db/schema/discount-codes'
import type { Tx } from '../context'

/** Reserves a use of a discount code for a pending order; false if none is left. */
export async function reserveUse(tx: Tx, id: number): Promise<boolean> {
  const isLeft = or(
    isNull(discountCodes.maxUses),
    lt(sql`${discountCodes.used} + ${discountCodes.held}`, discountCodes.maxUses),
  )
  const held = await tx.db
    .update(discountCodes)
    .set({ held: sql`${discountCodes.held} + 1` })
    .where(and(eq(discountCodes.id, id), isLeft))
    .returning({ id: discountCodes.id })
  return held.length > 0
}

const heldLess = sql`greatest(${discountCodes.held} - 1, 0)`

/** Releases a reserved use. */
export async function releaseUse(tx: Tx, id: number | null): Promise<void> {
  if (id === null) return
  await tx.db.update(discountCodes).set({ held: heldLess }).where(eq(discountCodes.id, id))
}

/** Counts the use of a paid order, whether or not it was reserved. */
export async function countUse(tx: Tx, id: number | null, { wasHeld }: { wasHeld: boolean }): Promise<void> {
  if (id === null) return
  await tx.db
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} + 1`, ...(wasHeld && { held: heldLess }) })
    .where(eq(discountCodes.id, id))
}
