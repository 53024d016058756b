import { expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { retryJob } from '@/lib/domain/jobs/retry-job'
import { alertAgency } from '@/lib/domain/notifications/alert-agency'
import { inJob } from '@/lib/server/jobs/in-job'
import { currentRequestId, requestForLog } from '@/lib/server/requests/request-id'
import { domain } from '../support/context'
import { sampleMails } from '../support/sample-mails'

const { as, job, pool } = await domain()

const causeOf = (data: object) => ({ id: crypto.randomUUID(), data })
const FIRST = { cause: { requestId: 'un' } }
const SECOND = { cause: { requestId: 'deux' } }

it('what a request asks for names it, and so does what the job asks for in turn', async () => {
  const visitor = as()
  await visitor.transaction((tx) => tx.enqueue({ queue: 'files', keys: ['a'] }))
  const { rows } = await pool.query("select id, data from pgboss.job where name = 'files'")
  expect(rows[0].data).toEqual({ keys: ['a'], cause: { requestId: visitor.requestId } })

  await inJob('files', rows, async () => {
    const ctx = job('files')
    expect(ctx.requestId).toBe(visitor.requestId)
    expect(ctx.onBehalfOf({ id: 2, role: 'USER', clientId: 2 }).requestId).toBe(visitor.requestId)
    await ctx.transaction((tx) =>
      alertAgency(tx, { about: 'refund-failed', orderId: 1, detail: '100 / 200' }),
    )
  })
  const { rows: alerts } = await pool.query(
    "select data from pgboss.job where data ->> 'kind' = 'payment-alert'",
  )
  expect(alerts[0].data.cause).toEqual({ requestId: visitor.requestId })
})

it('jobs that are processed together name all of their requests in the log', async () => {
  await inJob('files', [FIRST, SECOND, FIRST].map(causeOf), async () => {
    expect(requestForLog()).toEqual({ requestIds: ['un', 'deux'] })
    expect(currentRequestId()).toBeUndefined()
  })
})

it.each([[{}], [null]])('a scheduled job, with %j, has a new id', async (data) => {
  const jobs = [{ id: crypto.randomUUID(), data: data as object }]
  const ids = new Set<string | undefined>()
  for (const _ of [1, 2]) await inJob('orders', jobs, async () => void ids.add(currentRequestId()))
  expect(ids.size).toBe(2)
  expect(ids).not.toContain(undefined)
})

it('a dead letter that is tried again still names the request it came from', async () => {
  const { rows } = await pool.query(
    "insert into pgboss.job (name, data) values ('dead-letters', $1) returning id",
    [{ ...sampleMails.welcome, ...FIRST }],
  )
  await retryJob(as(ADMIN, 'ADMIN'), { queue: 'dead-letters', id: rows[0].id })
  const { rows: again } = await pool.query("select data from pgboss.job where name = 'account-mail'")
  expect(again).toEqual([{ data: { ...sampleMails.welcome, ...FIRST } }])
})

it('a job that fails still throws, so that it is tried again', async () => {
  const failing = inJob('files', [causeOf(FIRST)], () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
})
