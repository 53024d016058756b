import { expect, it } from 'vitest'
import { ADMIN, CAMILLE } from '@/db/seed/accounts'
import { countJobs, listJobs } from '@/lib/domain/jobs/queries'
import { retryJob } from '@/lib/domain/jobs/retry-job'
import { domain } from '../support/context'
import { sampleMails } from '../support/sample-mails'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const page = { limit: 25 }

async function deadLetter(mail: object): Promise<string> {
  const { rows } = await pool.query(
    `insert into pgboss.job (name, data, output) values ('dead-letters', $1, '{"message": "Resend refused the mail"}')
     returning id`,
    [mail],
  )
  return rows[0].id
}

it('a mail that was given up is listed without what its link is made from, and tried again once', async () => {
  const id = await deadLetter(sampleMails['reset-password'])
  const { rows } = await listJobs(admin, { filter: {}, page })
  expect(rows).toMatchObject([
    {
      id,
      kind: 'reset-password',
      to: sampleMails['reset-password'].to,
      state: 'failed',
      error: { kind: 'refused', sentence: null, detail: 'Resend refused the mail' },
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(sampleMails['reset-password'].tokenId)

  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => retryJob(admin, { queue: 'dead-letters', id })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const sent = await pool.query("select data from pgboss.job where name = 'account-mail'")
  const cause = { requestId: admin.requestId }
  expect(sent.rows).toEqual([{ data: { ...sampleMails['reset-password'], cause } }])
  expect(await countJobs(admin, {})).toBe(0)
  expect(await countJobs(admin, { etat: 'attente' })).toBe(1)
})

it('pages of failed jobs follow each other without a gap', async () => {
  const ids = []
  for (let n = 0; n < 5; n += 1) ids.push(await deadLetter(sampleMails.welcome))
  const first = await listJobs(admin, { filter: {}, page: { limit: 2 } })
  const second = await listJobs(admin, { filter: {}, page: { limit: 2, after: first.next ?? undefined } })
  const third = await listJobs(admin, { filter: {}, page: { limit: 2, after: second.next ?? undefined } })
  const read = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(read.toSorted()).toEqual(ids.toSorted())
})

it('jobs are the administrators’ alone', async () => {
  await expect(listJobs(as(CAMILLE), { filter: {}, page })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(retryJob(as(CAMILLE), { queue: 'mail', id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

it('the last error of a job is read as the queue keeps it, without the values of a query', async () => {
  const ids = []
  for (const output of [
    null,
    { value: { message: 'job failed by timeout in active state' } },
    {
      name: 'DrizzleQueryError',
      message: 'Failed query: select $1\nparams: secret',
      cause: { name: 'error', message: 'deadlock detected', code: '40P01' },
    },
    {
      name: 'RelayFault',
      message: 'Le transporteur n’a pas répondu.',
      cause: { message: 'Mondial Relay did not answer WSI4' },
    },
    { name: 'PaymentFault', message: 'Stripe failed: oops', cause: { statusCode: 503, message: 'oops' } },
  ]) {
    const { rows } = await pool.query(
      "insert into pgboss.job (name, state, output) values ('orders', 'failed', $1) returning id",
      [output],
    )
    ids.push(rows[0].id)
  }
  const { rows } = await listJobs(admin, { filter: {}, page: { limit: 50 } })
  const errors = ids.map((id) => rows.find((row) => row.id === id)?.error)
  expect(errors).toEqual([
    null,
    { kind: 'stopped', sentence: null, detail: 'job failed by timeout in active state' },
    { kind: 'database', sentence: null, detail: 'deadlock detected' },
    {
      kind: 'network',
      sentence: 'Le transporteur n’a pas répondu.',
      detail: 'Mondial Relay did not answer WSI4',
    },
    { kind: 'outage', sentence: null, detail: 'Stripe failed: oops' },
  ])
})
