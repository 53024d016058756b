import type pg from 'pg'

/** The product's tables; the queue's own are in another schema. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  return rows.map(({ name }) => name)
}

/** All rows of a table as JSON texts, sorted by text. `columns`: SQL expressions by column name. */
export async function rowsOf(
  client: pg.Client,
  table: string,
  columns?: Map<string, string>,
): Promise<string[]> {
  const list = columns && [...columns].map(([name, expression]) => `${expression} as "${name}"`).join(', ')
  const { rows } = await client.query<{ text: string }>(
    `select row_to_json(former)::text as text from (select ${list ?? '*'} from "${table}" t) former order by 1`,
  )
  return rows.map(({ text }) => text)
}

/** The data of all tables as SQL that loads it into the same schema without running triggers or foreign-key checks. */
export async function dump(client: pg.Client): Promise<string> {
  const statements = ["set session_replication_role = 'replica'"]
  for (const table of await tablesOf(client)) {
    const rows = await rowsOf(client, table)
    if (rows.length === 0) continue
    const columns = (await storedColumns(client, table)).map((name) => `"${name}"`).join(', ')
    const json = `[${rows.join(',\n')}]`.replaceAll("'", "''")
    statements.push(
      `delete from "${table}"`,
      `insert into "${table}" (${columns}) overriding system value\n` +
        `select ${columns} from json_populate_recordset(null::"${table}", '${json}')`,
    )
  }
  for (const { name, value } of await sequences(client)) statements.push(`select setval('${name}', ${value})`)
  return `${statements.join(';\n')};\nset session_replication_role = 'origin';\n`
}

/** The stored columns; PostgreSQL generates the others. */
async function storedColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** The sequences that have been used, with their last value. */
export async function sequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I', sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}
