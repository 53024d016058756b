import { type SQL, sql } from 'drizzle-orm'

/** A value from another table for each row of a page, as a column. With a join, the planner may read all of both tables and sort
 *  everything past the cursor; a scalar subquery runs after the page's limit, for its rows alone. */
export const scalarSubquery = <Value>(query: SQL): SQL<Value> =>
  // Wrapped in a second template, because drizzle omits the table name of columns in the outermost one.
  sql<Value>`${sql`(${query})`}`
