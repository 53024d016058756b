import { type Subquery, sql } from 'drizzle-orm'
import type { Context } from '../context'
import { COUNT_MAX } from './schema'

/** A query that can still be limited. */
type Countable = { limit(rows: number): { as(alias: string): Subquery } }

/** Number of rows in a list; `most` + 1 for any number above, so that counting never scans a long list. */
export async function countRows(
  { db }: Pick<Context, 'db'>,
  rows: Countable,
  most = COUNT_MAX,
): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rows.limit(most + 1).as('counted'))
  return counted?.count ?? 0
}
