import { createDatabase, createPool } from '../db/client'
import { listDeadLetters } from '../lib/server/jobs/dead-letters'

/** `npm run dead-letters`: lists the dead-lettered mails, one per line, without their text. */
const connectionString = process.env.DATABASE_URL
if (!connectionString) {
  console.error('DATABASE_URL is missing: postgres://user:password@host:5432/name')
  process.exit(1)
}

const pool = createPool(connectionString, 1)
const letters = await listDeadLetters(createDatabase(pool))
for (const { id, givenUpAt, mail, reason, requestId } of letters) {
  const to = 'to' in mail ? mail.to : 'the agency'
  const about = requestId === null ? id : `${id}, request ${requestId}`
  console.log(`${givenUpAt.toISOString()}  ${mail.kind} to ${to}  ${reason ?? 'no reason kept'}  (${about})`)
}
if (letters.length === 0) console.log('No mail was given up.')
await pool.end()
