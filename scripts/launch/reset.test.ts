import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { dataFolder } from './folders'
import { locate } from './postgres/location'
import { reset } from './reset'

const area = `test/reset-${process.pid}`
const database = join(locate(area).data, 'PG_VERSION')
const payments = join(dataFolder(area), 'simulators/stripe/objects.jsonl')

beforeEach(() => {
  for (const file of [database, payments]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
})
afterAll(() => {
  vi.unstubAllEnvs()
  for (const folder of [dataFolder(area), dirname(database)]) rmSync(folder, { recursive: true, force: true })
})

it('deletes the database together with what the simulators know of it', async () => {
  vi.stubEnv('DATABASE_URL', '')
  await reset(area)
  expect([database, payments].filter(existsSync)).toEqual([])
})

it('leaves both when the database is not the embedded one', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://elsewhere/ostal')
  await expect(reset(area)).rejects.toThrow('empty that database yourself')
  expect([database, payments].filter(existsSync)).toEqual([database, payments])
})
