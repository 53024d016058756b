import {
  and,
  eq,
  getTableColumns,
  getTableName,
  type Placeholder,
  type SQL,
  Subquery,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isLookedUp } from './looked-up'
import type { PagePart } from './read-page'

/** A page's rows, as a replacement for their table: limited before other tables are joined. Rows of each kind are read
 *  separately and merged, so that one index on the kinds' columns and the sort key serves every combination of filters. */
export function firstRows(
  table: PgTable & { id: PgColumn },
  kinds: (SQL | undefined)[],
  { where, orderBy, limit }: Omit<PagePart, 'limit'> & { limit: number | Placeholder },
): Subquery {
  const cut = sql`order by ${sql.join(orderBy, sql`, `)} limit ${limit}`
  const parts = kinds.map(
    (kind) => sql`select * from ${table} where ${and(kind, where, isLookedUp(table.id))} ${cut}`,
  )
  const merged = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )
  const rows = parts.length === 1 ? sql.join(parts) : sql`select * from (${merged}) as ${table} ${cut}`
  // Under the table's own name, so that its columns can be selected as ever.
  return new Subquery(rows, getTableColumns(table), getTableName(table))
}

/** `isSplit`: without a value, split into one condition per enum value. */
type Asked = [column: PgColumn, value: string | undefined, isSplit: boolean]

/** What a filter on enum columns matches, as alternative conditions: a matching row meets exactly one. */
export const kindsOf = (asked: Asked[]): (SQL | undefined)[] =>
  asked.reduce<(SQL | undefined)[]>(
    (kinds, [column, value, isSplit]) => {
      if (value === undefined && !isSplit) return kinds
      const values = value === undefined ? (column.enumValues ?? []) : [value]
      return kinds.flatMap((kind) => values.map((one) => and(kind, eq(column, one))))
    },
    [undefined],
  )
