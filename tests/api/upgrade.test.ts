import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runNode } from '../../scripts/launch/child'
import { Closing } from '../../scripts/launch/closing'
import type { Product } from '../support/product'
import { withoutAdded } from '../upgrade/added-fields'
import { readAnswers } from '../upgrade/answers'
import { asNamed, formerColumns } from '../upgrade/former-columns'
import { loadFormer, readFormer } from '../upgrade/former-data'
import { startProductThen } from '../upgrade/product-then'
import { rowsOf, sequences, tablesOf } from '../upgrade/rows'

const former = readFormer()
const name = `upgrade_${randomBytes(4).toString('hex')}`
const url = inject('databaseUrl').replace(/[^/]+$/, name)

/** The rows of the former version, by table. */
const before = new Map<string, string[]>()
/** The same columns of the same tables afterwards. */
const after = new Map<string, string[]>()
let numbers: Awaited<ReturnType<typeof sequences>>
let answers: Record<string, string>
let product: Product | undefined

beforeAll(async () => {
  await administer(`create database ${name}`)
  await loadFormer(url, former)
  await connected(url, migrateAndReadRows)
  product = await startProductThen(url, former)
  const addresses = new Set(Object.keys(former.answers).map((key) => key.slice(0, key.lastIndexOf(' '))))
  answers = await readAnswers(product.origin, [...addresses], former.callers)
}, 240_000)

afterAll(async () => {
  await product?.stop()
  await administer(`drop database if exists ${name} with (force)`)
})

describe('an upgrade of the former version with its data', () => {
  it('keeps every row of every table', () => {
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(before))
  })

  it('goes on with each sequence where it stood', () => {
    expect(numbers).toEqual(expect.arrayContaining(former.sequences))
  })

  it('answers every GET to every caller as before, sessions, keys and links of before included', () => {
    expect(Object.keys(answers).length).toBeGreaterThan(1000)
    expect(withoutAdded(answers)).toEqual(former.answers)
  })
})

async function migrateAndReadRows(client: pg.Client) {
  const columns = new Map<string, Map<string, string>>()
  for (const table of await tablesOf(client)) {
    columns.set(table, await formerColumns(client, table))
    before.set(
      table,
      await rowsOf(
        client,
        table,
        new Map([...(columns.get(table)?.keys() ?? [])].map((column) => [column, asNamed(column)])),
      ),
    )
  }
  await runNode(
    ['--import', 'tsx', 'scripts/migrate.ts'],
    { DATABASE_URL: url, OSTAL_ENV: 'test' },
    new Closing(),
  )
  for (const [table, list] of columns) after.set(table, await rowsOf(client, table, list))
  numbers = await sequences(client)
}

const administer = (statement: string) =>
  connected(inject('databaseUrl'), (client) => client.query(statement))

async function connected(to: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: to })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
