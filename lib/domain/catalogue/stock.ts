import { and, eq, gte, notExists, type SQL, sql } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Tx } from '../context'
import { STOCK_MAX } from './schema'

type Counted = { productId: number; sizeId: number | null; quantity: number }

/** A quantity in one stock: that of a size, or of a product without sizes. */
type StockQuantity = { table: typeof products | typeof productSizes; id: number; quantity: number }

/** The quantities of all lines, added up per stock, in the fixed order in which every transaction locks them. */
function piecesOf(lines: readonly Counted[]): StockQuantity[] {
  const pieces = new Map<string, StockQuantity>()
  for (const { productId, sizeId, quantity } of lines) {
    const table = sizeId === null ? products : productSizes
    const id = sizeId ?? productId
    const key = `${sizeId === null ? 0 : 1}/${id}`
    pieces.set(key, { table, id, quantity: (pieces.get(key)?.quantity ?? 0) + quantity })
  }
  return [...pieces.values()].sort((a, b) =>
    a.table === b.table ? a.id - b.id : a.table === products ? -1 : 1,
  )
}

/** Reserves an order's stock. Returns false if there is not enough: the transaction must then be rolled back. */
export async function reserveStock(tx: Tx, lines: readonly Counted[]): Promise<boolean> {
  for (const { table, id, quantity } of piecesOf(lines)) {
    const held = await change(tx, table, { held: sql`${table.held} + ${quantity}` }, [
      eq(table.id, id),
      isFree(table, quantity),
      table === products ? eq(products.active, true) : undefined,
    ])
    if (!held) return false
  }
  return true
}

/** Releases an order's reserved stock. Products and sizes deleted since then are skipped. */
export async function releaseStock(tx: Tx, lines: readonly Counted[]): Promise<void> {
  for (const { table, id, quantity } of piecesOf(lines))
    await change(tx, table, { held: sql`greatest(${table.held} - ${quantity}, 0)` }, [eq(table.id, id)])
}

/** Deducts a paid order's reserved stock. If the owner has counted fewer since then, the stock becomes zero, because a paid order
 *  is never refused. */
export async function deductStock(tx: Tx, lines: readonly Counted[]): Promise<void> {
  for (const { table, id, quantity } of piecesOf(lines))
    await change(
      tx,
      table,
      {
        held: sql`greatest(${table.held} - ${quantity}, 0)`,
        stock: sql`greatest(${table.stock} - ${quantity}, 0)`,
      },
      [eq(table.id, id)],
    )
}

/** Deducts stock that is no longer reserved. Returns false, having deducted nothing, if any of it is gone. */
export async function deductUnreservedStock(tx: Tx, lines: readonly Counted[]): Promise<boolean> {
  const pieces = piecesOf(lines)
  for (const { table, id, quantity } of pieces) {
    const [shelf] = await tx.db
      .select({ isFree: isFree(table, quantity).mapWith(Boolean) })
      .from(table)
      .where(eq(table.id, id))
      .for('update')
    if (!shelf?.isFree) return false
  }
  for (const { table, id, quantity } of pieces)
    await change(tx, table, { stock: sql`${table.stock} - ${quantity}` }, [eq(table.id, id)])
  return true
}

/** Puts sold pieces back in stock. Products and sizes that are gone are skipped, and so is the own stock of a product that is
 *  sold by sizes now. */
export async function returnToStock(tx: Tx, lines: readonly Counted[]): Promise<void> {
  const size = tx.db
    .select({ id: productSizes.id })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id))
  for (const { table, id, quantity } of piecesOf(lines))
    await change(tx, table, { stock: sql`least(${table.stock} + ${quantity}::int, ${STOCK_MAX}::int)` }, [
      eq(table.id, id),
      table === products ? notExists(size) : undefined,
    ])
}

const isFree = (table: StockQuantity['table'], quantity: number): SQL =>
  gte(sql`${table.stock} - ${table.held}`, quantity)

async function change(
  tx: Tx,
  table: StockQuantity['table'],
  counts: { held?: SQL; stock?: SQL },
  where: (SQL | undefined)[],
): Promise<boolean> {
  const changed = await tx.db
    .update(table as typeof products)
    .set(counts)
    .where(and(...where))
    .returning({ id: table.id })
  return changed.length > 0
}
