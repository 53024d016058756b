import { describe, expect, it } from 'vitest'
import { listDeadLetters } from '@/lib/server/jobs/dead-letters'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { startBoss } from '../support/boss'
import { domain } from '../support/context'
import { sampleMails } from '../support/sample-mails'

const { db, job, pool } = await domain()

describe('a mail that fails permanently', () => {
  it('is stored with its reason in the dead letters that administrators read', async () => {
    const mail = sampleMails['ticket-answered']
    const ctx = job('test')
    await ctx.transaction((tx) => tx.enqueue({ queue: 'mail', mail }))
    const boss = await startBoss(pool)
    const [fetched] = await boss.fetch('mail')
    await pool.query('update pgboss.job set retry_limit = 0 where id = $1', [fetched?.id])
    await boss.fail('mail', fetched?.id ?? '', new Error('Resend refused the mail: validation_error (422)'))
    await boss.stop({ graceful: false })

    expect(await listDeadLetters(db)).toEqual([
      {
        id: expect.any(String),
        givenUpAt: expect.any(Date),
        mail,
        reason: 'Resend refused the mail: validation_error (422)',
        requestId: ctx.requestId,
      },
    ])
  })

  it('is kept for a year or more', async () => {
    const { rows } = await pool.query(
      "select keep_until > now() + interval '1 year' as long from pgboss.job where name = 'dead-letters'",
    )
    expect(rows).toEqual([{ long: true }])
  })

  it('is retried twelve times with growing delays', async () => {
    const { rows } = await pool.query(
      "select retry_limit, retry_delay, retry_backoff, dead_letter from pgboss.queue where name like '%mail'",
    )
    const tries = { retry_limit: 12, retry_delay: 5, retry_backoff: true, dead_letter: 'dead-letters' }
    expect(rows).toEqual([tries, tries])
  })
})

it('a job mails the digest of visitors’ messages every hour', async () => {
  const { rows } = await pool.query("select cron from pgboss.schedule where name = 'contact-digest'")
  expect(rows).toEqual([{ cron: '0 * * * *' }])
})

it('a job looks for unreported uploads every five minutes', async () => {
  const { rows } = await pool.query("select cron from pgboss.schedule where name = 'uploads'")
  expect(rows).toEqual([{ cron: '*/5 * * * *' }])
})

describe('housekeeping', () => {
  it('runs every night', async () => {
    const { rows } = await pool.query(
      "select cron, timezone from pgboss.schedule where name = 'housekeeping'",
    )
    expect(rows).toEqual([{ cron: '17 4 * * *', timezone: 'Europe/Paris' }])
  })

  it('deletes expired sessions, used tokens and old limits, and keeps the valid ones', async () => {
    await pool.query(`
      insert into sessions (user_id, created_at, expires_at) values
        (2, now() - interval '2 days', now() - interval '1 second'), (2, now(), now() + interval '1 hour');
      insert into account_tokens (id, purpose, user_id, expires_at, used_at) values
        (gen_random_uuid(), 'reset_password', 2, now() + interval '1 hour', now()),
        (gen_random_uuid(), 'confirm_email', 2, now() - interval '1 second', null),
        ('00000000-0000-4000-8000-000000000001', 'reset_password', 2, now() + interval '1 hour', null);
      insert into rate_limits (key, points, expire) values
        ('old', 3, extract(epoch from now()) * 1000 - 1000), ('new', 3, extract(epoch from now()) * 1000 + 60000)`)
    await applyRetention(job('housekeeping'))
    const { rows } = await pool.query(`
      select (select count(*)::int from sessions) as sessions,
             (select string_agg(id::text, ',') from account_tokens) as tokens,
             (select string_agg(key, ',') from rate_limits) as limits`)
    expect(rows).toEqual([{ sessions: 1, tokens: '00000000-0000-4000-8000-000000000001', limits: 'new' }])
  })
})
