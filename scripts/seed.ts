import { createDatabase, createPool } from '../db/client'
import { CAMILLE } from '../db/seed/accounts'
import { seedPictures } from '../db/seed/pictures'
import { seed } from '../db/seed/seed'
import { seedWebhook } from '../db/seed/webhooks'
import { createContext } from '../lib/server/context'
import { thisInstance } from '../lib/server/instance/instance'
import { holdLimits } from '../lib/server/limits/limits'
import { providers } from '../lib/server/providers'
import { recordSamples } from './launch/sample-version'

const connectionString = process.env.DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

const pool = createPool(connectionString, 1)
const database = createDatabase(pool)
const loaded = await seed(database)
if (loaded) await recordSamples(connectionString)
// The pictures need the file provider; the rest needs only the database.
if (process.env.UPLOADTHING_TOKEN) {
  const owner = {
    type: 'person',
    id: CAMILLE,
    role: 'USER',
    clientId: CAMILLE,
    sessionId: 'sample-data',
  } as const
  const resources = {
    pool,
    db: database,
    providers,
    now: () => new Date(),
    keyedHash: String,
    holdLimits: holdLimits(1),
    openLink: () => null,
    secretBox: { seal: String, open: String, isCurrent: () => true },
    publicOrigin: '',
    staffNeedsFactor: false,
    seller: { legalName: '', legalForm: '', registration: '', vatNumber: '', address: '' },
    instance: thisInstance,
  }
  await seedPictures(createContext(owner, { requestId: 'sample-data', network: 'sample-data' }, resources))
}
const { SAMPLE_WEBHOOK_URL: url, SAMPLE_WEBHOOK_SECRET: secret } = process.env
if (loaded && url && secret) await seedWebhook(database, { url, secret })
console.log(loaded ? 'Sample data loaded.' : 'The database holds data already; nothing was loaded.')
await pool.end()
