import { type SQL, sql } from 'drizzle-orm'

/** The rows of a query as one JSON column of another, in the query's order. Each of its columns needs a unique alias (`as`);
 *  timestamps come as text, decimals as the query casts them. */
export const jsonRows = <Row>(query: { getSQL(): SQL }, name: string) =>
  sql<Row[]>`(select coalesce(json_agg(found), '[]') from (${query}) as found)`.as(name)
