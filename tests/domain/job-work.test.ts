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
      error: 'Resend refused the mail',
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(sampleMails['reset-password'].tokenId)

  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => retryJob(admin, { queue: 'dead-letters', id })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const sent = await pool.query("select data from pgboss.job where name = 'account-mail'")
  expect(sent.rows).toEqual([{ data: sampleMails['reset-password'] }])
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
