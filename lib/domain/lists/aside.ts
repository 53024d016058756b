import { type SQL, sql } from 'drizzle-orm'

/** A value from another table for each row, looked up for the rows of the page only: with a join, the planner may read all of
 *  both tables and sort everything past the cursor. */
export const aside = <Value>(lookUp: SQL): SQL<Value> =>
  // Wrapped in a second template, because drizzle omits the table name of columns in the outermost one.
  sql<Value>`${sql`(${lookUp})`}`
