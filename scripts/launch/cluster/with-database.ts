import pg from 'pg'

export type Rows = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>

/** Runs `work` on its own connection, with timeouts because a drill may drop its traffic. */
export async function withDatabase<Result>(
  url: string,
  work: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(async (text, values = []) => (await client.query(text, values)).rows as never)
  } finally {
    await client.end()
  }
}
