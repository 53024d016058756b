import pg from 'pg'
import { inject } from 'vitest'

/** Queries the database of the product under test. */
export async function stored<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  url = inject('databaseUrl'),
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
