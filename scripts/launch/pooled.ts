import pg from 'pg'
import { limitRole } from '../../db/time-limits'

// `npm run trust` may put a pooler in front of the test cluster: TEST_POOLER_PORT.

/** The URL of a new database through the pooler, unchanged without one. Sets the role's time limits, because the pooler
 *  drops those of the connection. */
export async function pooled(databaseUrl: string): Promise<string> {
  const port = process.env.TEST_POOLER_PORT
  if (!port) return databaseUrl
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await limitRole(client)
  } finally {
    await client.end()
  }
  return atPort(databaseUrl, port)
}

/** The product's settings for a pooler in front of its database. */
export function poolerSettings(databaseUrl: string): Record<string, string> {
  if (!process.env.TEST_POOLER_PORT) return {}
  return { DATABASE_DIRECT_URL: unpooled(databaseUrl), DATABASE_STATEMENTS: 'unnamed' }
}

/** The URL of a test's database without the pooler. */
export function unpooled(databaseUrl: string): string {
  const { TEST_POOLER_PORT, TEST_CLUSTER } = process.env
  if (!TEST_POOLER_PORT || !TEST_CLUSTER) return databaseUrl
  return atPort(databaseUrl, new URL(JSON.parse(TEST_CLUSTER).url).port)
}

function atPort(databaseUrl: string, port: string): string {
  const url = new URL(databaseUrl)
  url.port = port
  return url.href
}
