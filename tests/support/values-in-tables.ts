type Rows = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every table, in any schema, with a row that contains one of the values, ignoring case and accents and including bytes, with
 *  its columns by name. */
export async function tablesHolding(
  rows: Rows,
  values: readonly string[],
): Promise<Record<string, string[]>> {
  const tables = await rows(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const wanted = values.flatMap((value) => [plain(value), Buffer.from(value).toString('hex')])
  const found: Record<string, string[]> = {}
  for (const { schema, name } of tables as { schema: string; name: string }[]) {
    const columns = new Set<string>()
    for (const { row } of await rows(`select to_jsonb(t) as row from "${schema}"."${name}" t`))
      for (const [column, value] of Object.entries(row as object)) {
        const text = plain(JSON.stringify(value))
        if (wanted.some((one) => text.includes(one))) columns.add(column)
      }
    if (columns.size > 0) found[schema === 'public' ? name : `${schema}.${name}`] = [...columns].sort()
  }
  return found
}
