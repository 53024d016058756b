import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Mail } from '@/lib/domain/notifications/jobs'
import { accountMail, mail } from '@/lib/server/jobs/mail'
import { startBoss } from '../support/boss'
import { domain } from '../support/context'
import { sampleMails } from '../support/sample-mails'
import { resendKey, simulators } from '../support/simulators'

const { job, pool } = await domain()
const resend = await simulators()
afterAll(resend.stop)
const settings = vi.hoisted(() => ({
  PUBLIC_ORIGIN: 'https://ostal.test',
  AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU',
  MAIL_FROM: 'Ostal <bonjour@ostal.test>',
  RESEND_API_KEY: '',
  RESEND_BASE_URL: '',
}))
vi.mock('@/lib/env', () => ({ env: () => settings }))
Object.assign(settings, {
  RESEND_API_KEY: resendKey,
  RESEND_BASE_URL: `${resend.origin}/resend`,
  PROVIDER_TIMEOUT_MS: 8_000,
})

const boss = await startBoss(pool)
afterAll(() => boss.stop({ graceful: false }))
beforeEach(() => pool.query('delete from pgboss.job'))

const enqueue = (...mails: Mail[]) =>
  job('test').transaction(async (tx) => {
    for (const one of mails) await tx.enqueue({ queue: 'mail', mail: one })
  })
const fetch = async (queue: string, batchSize = 1) =>
  boss.fetch<Mail>(queue, { includeMetadata: true, batchSize })

it('under attack: a link to confirm or to reset does not wait behind other mails', async () => {
  await enqueue(...Array.from({ length: 60 }, () => sampleMails['ticket-answered']))
  await enqueue(sampleMails.welcome, sampleMails['reset-password'])
  const kinds = async (queue: string) => (await fetch(queue, 100)).map(({ data }) => data.kind)
  expect(new Set(await kinds('account-mail'))).toEqual(new Set(['welcome', 'reset-password']))
  expect(new Set(await kinds('mail'))).toEqual(new Set(['ticket-answered']))
})

it('under attack: all queues of all instances together send five a second at most', async () => {
  const sent: number[] = []
  const providers = { mail: { send: async () => void sent.push(performance.now()) } }
  await enqueue(...Array.from({ length: 5 }, () => [sampleMails.notice, sampleMails.welcome]).flat())
  const jobs = { 'account-mail': await fetch('account-mail', 5), mail: await fetch('mail', 5) }
  await pool.query(`
    create table given_turns (at timestamptz not null);
    create function note_turn() returns trigger language plpgsql as
      'begin insert into given_turns values (new.next_at); return null; end';
    create trigger note_turn after insert or update on mail_turns for each row execute function note_turn()`)
  const started = performance.now()
  // One context per instance.
  const contexts = Array.from({ length: 5 }, () => job('mail', { providers }))
  await Promise.all(
    contexts.flatMap((ctx, index) => [
      accountMail.run(ctx, jobs['account-mail'].slice(index, index + 1)),
      mail.run(ctx, jobs.mail.slice(index, index + 1)),
    ]),
  )
  expect(sent).toHaveLength(10)
  // Checks the turns, because a busy machine sends late and in bursts, and that no mail is sent before its turn.
  const { rows } = await pool.query<{ wait: number }>(`
    select (extract(epoch from at - lag(at, 5) over (order by at)) * 1000)::float8 as wait
    from given_turns order by at offset 5`)
  expect(rows).toHaveLength(5)
  for (const { wait } of rows) expect(wait).toBeGreaterThan(1_000)
  for (const [index, time] of sent.toSorted((a, b) => a - b).entries())
    expect(time - started).toBeGreaterThan(index * 200)
})

it('a mail whose instance was killed is tried again within a minute, and arrives once', async () => {
  await enqueue(sampleMails['ticket-answered'])
  const [begun] = await fetch('mail')
  if (!begun) throw new Error('The mail is not in its queue')
  expect(Number(begun.expireInSeconds)).toBeLessThanOrEqual(20)
  // The provider accepts it, and the instance dies before it records that.
  await mail.run(job('mail'), [begun])
  await pool.query("update pgboss.job set started_on = now() - expire_in - interval '1 ms' where id = $1", [
    begun.id,
  ])
  // Every instance does this every ten seconds.
  await boss.maintain()
  const { rows } = await pool.query(
    "select state, start_after - now() < interval '11 seconds' as soon from pgboss.job where id = $1",
    [begun.id],
  )
  expect(rows).toEqual([{ state: 'retry', soon: true }])
  await pool.query('update pgboss.job set start_after = now() where id = $1', [begun.id])
  const [again] = await fetch('mail')
  expect(again).toMatchObject({ id: begun.id, retryCount: 1 })
  await mail.run(job('mail'), [again as typeof begun])
  expect(await resend.mails('lea@exemple.fr')).toHaveLength(1)
})
