import type pg from 'pg'
import { DROPPED_COLUMNS, MOVED_COLUMNS } from './moved-columns'

/** A former table's columns with the SQL that reads each of them in this version. */
export async function formerColumns(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  const kept = rows.filter(({ name: column }) => !DROPPED_COLUMNS[`${table}.${column}`])
  return new Map(
    kept.map(({ name: column }) => [column, MOVED_COLUMNS[`${table}.${column}`] ?? asNamed(column)]),
  )
}

/** The SQL that reads a column under its own name. */
export const asNamed = (column: string): string => `t."${column}"`
