import { expect, it, vi } from 'vitest'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'

const logged = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/instance/log', () => ({ log: () => ({ error: logged }) }))
const { housekeeping } = await import('@/lib/server/jobs/housekeeping')

const { job, pool } = await domain()

it('a step of the nightly job that fails stops none of the others, and fails the job', async () => {
  await pool.query(`insert into rate_limits (key, points, expire) values ('nightly', 1, 0)`)
  const asked: string[] = []
  const ctx = job('housekeeping', {
    providers: {
      files: {
        ...providers.files,
        list: () => {
          throw new Error('The list cannot be read')
        },
      },
      payments: {
        ...fakePayments().payments,
        readAccount: async (accountId) => {
          asked.push(accountId)
          throw new Error('The account cannot be read')
        },
      },
    },
  })
  // Even the very first step fails.
  const transaction = vi.spyOn(ctx, 'transaction')
  transaction.mockRejectedValueOnce(new Error('The connection was cut'))
  await expect(housekeeping.run(ctx, [])).rejects.toThrow(
    'Steps of the nightly job failed: deleteExpiredSessions, sweepFiles, refreshAllAccounts',
  )
  expect(asked).toEqual(['acct_1OstalCamille0002'])
  expect(logged.mock.calls.map(([{ step }]) => step)).toEqual([
    'deleteExpiredSessions',
    'sweepFiles',
    'refreshAllAccounts',
  ])
  const { rows } = await pool.query("select key from rate_limits where key = 'nightly'")
  expect(rows).toEqual([])
})
