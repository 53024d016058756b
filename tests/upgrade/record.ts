// Records the data and the answers of this version for the upgrade test of the next one:
// node --import tsx tests/upgrade/record.ts
import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { encode } from 'next-auth/jwt'
import pg from 'pg'
import { runNode } from '../../scripts/launch/child'
import { Closing } from '../../scripts/launch/closing'
import { startProduct } from '../../scripts/launch/product'
import { addressesOf } from './addresses'
import { readAnswers } from './answers'
import { FORMER_FILE, type Former, loadFormer } from './former-data'
import { addFormerRows, KEY, SESSIONS } from './former-rows'
import { startProductThen } from './product-then'
import { dump, sequences } from './rows'

const SESSION_COOKIE = 'next-auth.session-token'

const tag = readdirSync(new URL('../../db/migrations', import.meta.url))
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .at(-1)
  ?.replace('.sql', '')
if (!tag) throw new Error('There are no migrations')
const at = new Date().toISOString()
const secret = randomBytes(32).toString('base64url')

const samples = await startProduct({ cluster: 'test/upgrade' })
const client = new pg.Client({ connectionString: samples.databaseUrl })
await client.connect()
await addFormerRows(client)
const sql = await dump(client)
const addresses = await addressesOf(client)
const numbers = await sequences(client)
const callers = await cookies()

const name = `former_${randomBytes(4).toString('hex')}`
await client.query(`create database ${name}`)
await client.end()
const url = samples.databaseUrl.replace(/[^/]+$/, name)
await loadFormer(url, { tag, sql })
const closing = new Closing()
await runNode(['--import', 'tsx', 'scripts/migrate.ts'], { DATABASE_URL: url, OSTAL_ENV: 'test' }, closing)
const product = await startProductThen(url, { at, secret })
const answers = await readAnswers(product.origin, addresses, callers)
await product.stop()
await samples.stop()
const former: Former = { tag, at, secret, callers, answers, sequences: numbers, sql }
const file = gzipSync(JSON.stringify(former), { level: 9 })
writeFileSync(FORMER_FILE, file)
console.log(`${addresses.length} addresses, ${Object.keys(answers).length} answers, ${file.length} bytes`)
process.exit(0)

async function cookies(): Promise<Former['callers']> {
  const entries = Object.entries(SESSIONS).map(async ([caller, { id }]) => {
    const value = await encode({ token: { sid: id }, secret, maxAge: 30 * 86_400 })
    return [caller, { cookie: `${SESSION_COOKIE}=${value}` }] as const
  })
  return {
    ...Object.fromEntries(await Promise.all(entries)),
    visitor: {},
    key: { authorization: `Bearer ${KEY}` },
  }
}
