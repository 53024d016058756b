import { createDatabase, createPool } from '../db/client'
import { seed } from '../db/seed/seed'

const connectionString = process.env.DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

const pool = createPool(connectionString, 1)
const loaded = await seed(createDatabase(pool))
console.log(loaded ? 'Sample data loaded.' : 'The database holds data already; nothing was loaded.')
await pool.end()
