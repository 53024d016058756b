import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { DomainError } from '../errors'

/** A table whose rows stand at 1…n within their website, rows without a position aside. Whoever changes positions holds
 *  the website's row. */
export type PositionedTable = PgTable & { id: PgColumn; websiteId: PgColumn; position: PgColumn }

type Placed = { id: number; websiteId: number; position: number }

async function countRows(tx: Context, table: PositionedTable, websiteId: number): Promise<number> {
  const [row] = await tx.db
    .select({ rows: sql<number>`count(${table.position})::int` })
    .from(table as PgTable)
    .where(sql`${table.websiteId} = ${websiteId}`)
  return row?.rows ?? 0
}

/** The place of a new row: the last. */
export async function lastPosition(tx: Context, table: PositionedTable, websiteId: number): Promise<number> {
  return (await countRows(tx, table, websiteId)) + 1
}

/** Moves the rows behind a deleted one forward. */
export async function closeGap(tx: Context, table: PositionedTable, deleted: Placed): Promise<void> {
  await tx.db.execute(
    sql`update ${table} set position = position - 1
        where website_id = ${deleted.websiteId} and position > ${deleted.position}`,
  )
}

/** Puts a row at another place and shifts those between; `conflict` outside 1…n. */
export async function moveTo(
  tx: Context,
  table: PositionedTable,
  row: Placed,
  position: number,
): Promise<void> {
  const rows = await countRows(tx, table, row.websiteId)
  if (position < 1 || position > rows) {
    throw new DomainError('conflict', `La position va de 1 à ${rows}.`)
  }
  const [first, last] = [Math.min(row.position, position), Math.max(row.position, position)]
  const step = position < row.position ? 1 : -1
  await tx.db.execute(
    sql`update ${table}
        set position = case when id = ${row.id} then ${position}::int else position + ${step}::int end
        where website_id = ${row.websiteId} and position between ${first} and ${last}`,
  )
}
