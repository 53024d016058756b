import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Always true, and so costly (migration 0024) that the planner tests as few rows as it can: it takes the index that names
 *  them, where it could otherwise expect to find enough of them in another. */
export const isLookedUp = (id: PgColumn): SQL => sql`looked_up(${id})`
