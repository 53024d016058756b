import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Always true, but declared so costly (migration 0024) that the planner takes the index that leaves the fewest rows to test.
 *  Without it, before a small `limit`, the planner may walk the index of the sort order, which reads the whole table when matches
 *  are few or old. PostgreSQL has no hints, and a materialised subquery would read every match;
 *  tests/domain/large-lists.test.ts counts the rows read. */
export const isLookedUp = (id: PgColumn): SQL => sql`looked_up(${id})`
