import { type SQL, sql } from 'drizzle-orm'

/** A value of another table beside each row: looked up for the rows of the page alone, where a join may make the planner
 *  read all of both tables and sort what is past the cursor. */
export const aside = <Value>(lookUp: SQL): SQL<Value> =>
  // Within one more template, because drizzle names the columns of the outermost without their tables.
  sql<Value>`${sql`(${lookUp})`}`
