import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './context'
import { DomainError } from './errors'

export type PositionedTable = PgTable & { id: PgColumn; position: PgColumn }

/** The rows of a table that share one order 1…n: those with this value in the scope column. A transaction locks their website
 *  before it changes positions. */
export type ListOrder = { table: PositionedTable; scope: PgColumn; value: number | null }

type Row = { id: number; position: number }

/** The condition that a row is in this order. */
export const isIn = ({ scope, value }: ListOrder): SQL => (value === null ? isNull(scope) : eq(scope, value))

async function countRows(tx: Tx, order: ListOrder): Promise<number> {
  const [row] = await tx.db
    .select({ rows: sql<number>`count(*)::int` })
    .from(order.table as PgTable)
    .where(isIn(order))
  return row?.rows ?? 0
}

/** The position after the last row. */
export async function nextPosition(tx: Tx, order: ListOrder): Promise<number> {
  return (await countRows(tx, order)) + 1
}

/** Moves up the rows after a deleted one. */
export async function closeGap(tx: Tx, order: ListOrder, deleted: Row): Promise<void> {
  await tx.db.execute(
    sql`update ${order.table} set position = position - 1
        where ${isIn(order)} and position > ${deleted.position}`,
  )
}

/** Moves a row to another position and shifts those between; `conflict` outside 1…n. */
export async function moveTo(tx: Tx, order: ListOrder, row: Row, position: number): Promise<void> {
  const rows = await countRows(tx, order)
  if (position < 1 || position > rows) {
    throw new DomainError('conflict', `La position va de 1 à ${rows}.`)
  }
  const [first, last] = [Math.min(row.position, position), Math.max(row.position, position)]
  const step = position < row.position ? 1 : -1
  await tx.db.execute(
    sql`update ${order.table}
        set position = case when id = ${row.id} then ${position}::int else position + ${step}::int end
        where ${isIn(order)} and position between ${first} and ${last}`,
  )
}
