import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { Closing } from '../closing'
import { type Drill, drillCheck, NotRun } from './drill'

afterEach(() => vi.unstubAllEnvs())

async function recordOf(run: Drill['run']) {
  const file = join(mkdtempSync(join(tmpdir(), 'record-')), 'trust.jsonl')
  vi.stubEnv('TRUST_RECORD', file)
  const outcome = await drillCheck({ part: 'Essai', run }, new Closing())
    .run(() => {})
    .catch((error: Error) => error.message)
  return { outcome, record: JSON.parse(readFileSync(file, 'utf8')) }
}

it('a drill that passed is recorded with its figures', async () =>
  expect(await recordOf(async () => ({ ran: 'a walk', figures: { steps: 3 }, why: 'Not run: x' }))).toEqual({
    outcome: undefined,
    record: { part: 'Essai', ran: 'a walk', result: 'passed', figures: { steps: 3 }, why: 'Not run: x' },
  }))

it('a drill that fails is recorded, and fails the run', async () =>
  expect(
    await recordOf(async () => {
      throw new Error('it did not start')
    }),
  ).toEqual({
    outcome: 'it did not start',
    record: { part: 'Essai', ran: '', result: 'failed', why: 'it did not start' },
  }))

it('a drill that cannot run here says why, and fails nothing', async () => {
  const { outcome, record } = await recordOf(async () => {
    throw new NotRun('no Caddy')
  })
  expect(outcome).toMatchObject({ failed: 0, notRun: 'no Caddy' })
  expect(record).toMatchObject({ result: 'not run', why: 'no Caddy' })
})

it('what a drill started is stopped when it fails', async () => {
  const stopped = vi.fn()
  await recordOf(async (_print, closing) => {
    closing.add(stopped)
    throw new Error('late')
  })
  expect(stopped).toHaveBeenCalledOnce()
})
