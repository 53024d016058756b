import { beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { listAllTickets } from '@/lib/domain/tickets/queries'
import type { InboxFilter } from '@/lib/domain/tickets/schema'
import { listClosedTickets, listSupportQueue, QUEUE_COUNT_MAX } from '@/lib/domain/tickets/support-queue'
import { withClients } from '../support/clients'
import { domain } from '../support/context'
import { expectFewRowsRead } from '../support/rows-read'

const { as, pool } = await domain()
const moderator = as(MODERATOR, 'MODERATOR')
const PAGE = 25

/** 8 000 tickets of 4 000 clients, a quarter of them open, distributed as at a real agency. */
beforeAll(async () => {
  await pool.query('delete from tickets')
  await pool.query(
    withClients(`
      insert into users (email, password_hash, first_name, last_name, phone)
      select 'cliente' || n || '@exemple.fr', '-', 'Hélène', 'Cliente ' || n, '-' from generate_series(1, 4000) n`),
  )
  // With only a few sites, the planner would read them all for each ticket.
  await pool.query(
    `insert into websites (client_id, name, url) select id, 'Site', 'https://exemple.fr' from users where email like 'cliente%'`,
  )
  await pool.query(
    `insert into tickets (client_id, user_id, type, title, status, plan_rank, assignee_id, waiting_for,
       last_message_id, created_at, updated_at)
     select (select min(id) from users where email like 'cliente%') + n % 4000,
       (select min(id) from users where email like 'cliente%') + n % 4000,
       (enum_range(null::ticket_type))[1 + n % 4], 'Demande n° ' || n || case when n % 1000 = 0 then ' Châtaigne' else '' end,
       case when n % 4 = 0 then 'open' else 'closed' end::ticket_status, n / 4 % 4,
       case n / 16 % 5 when 0 then null when 1 then $1::int else $2::int end,
       case when n / 80 % 2 = 0 then 'agency' else 'client' end::waiting_for, n,
       now() - interval '1 year' + n * interval '1 minute', now() - interval '1 year' + n * interval '2 minutes'
     from generate_series(1, 8000) n`,
    [MODERATOR, ADMIN],
  )
  await pool.query('insert into ticket_reads select $1, id, last_message_id from tickets where id % 2 = 0', [
    MODERATOR,
  ])
  // Autovacuum would do this in time.
  await pool.query('vacuum analyze')
})

type Filter = Omit<InboxFilter, 'status'>
const open = (filter: Filter = {}) => listSupportQueue(moderator, { ...filter, page: { limit: PAGE } })
const closed = (filter: Filter = {}) => listClosedTickets(moderator, { ...filter, page: { limit: PAGE } })

describe('a page of the inbox', () => {
  const FILTERS: [string, Filter][] = [
    ['all', {}],
    ['of a type', { type: 'Bug' }],
    ['one’s own', { assignee: 'me' }],
    ['without an assignee', { assignee: 'none' }],
    ['that wait for the agency', { waitingFor: 'agency' }],
    ['that wait for the client', { waitingFor: 'client' }],
    ['with a rare word', { search: 'chataigne' }],
    ['of a client', { search: 'cliente17@' }],
    ['with a word of most clients', { search: 'hélène' }],
    ['of no one found', { search: 'introuvable' }],
  ]

  it.each(FILTERS)('of open tickets, %s, reads few rows by few queries', async (_what, filter) => {
    await expectFewRows(() => open(filter))
  })

  it.each(FILTERS)('of closed tickets, %s, reads few rows by few queries', async (_what, filter) => {
    await expectFewRows(() => closed(filter))
  })

  it('far down the list reads no more than the first', async () => {
    const from = async (place: number) => {
      const { rows } = await pool.query(
        `select plan_rank, created_at, id from tickets where status = 'open' order by 1, 2, 3 offset $1 limit 1`,
        [place],
      )
      return { rank: rows[0].plan_rank, createdAt: rows[0].created_at, id: rows[0].id }
    }
    const after = await from(1500)
    await expectFewRows(() => listSupportQueue(moderator, { page: { limit: PAGE, after } }))
    await expectFewRows(() => listSupportQueue(moderator, { page: { limit: PAGE, before: after } }))
  })

  it('counts to a hundred, and says no more of more', async () => {
    expect((await open()).count).toBe(QUEUE_COUNT_MAX + 1)
    expect((await open({ search: 'chataigne' })).count).toBe(8)
  })
})

const expectFewRows = (list: () => Promise<{ rows: unknown[] }>) => expectFewRowsRead(pool, PAGE, list)

describe('a filter', () => {
  it('lets through what it names, alone and with others', async () => {
    const mine = (await open({ assignee: 'me', waitingFor: 'client', type: 'Nouveau site' })).rows
    expect(mine.length).toBeGreaterThan(0)
    for (const row of mine)
      expect(row).toMatchObject({ assigneeName: 'Inès', waitingFor: 'client', type: 'Nouveau site' })
    const free = (await closed({ assignee: 'none', waitingFor: 'agency' })).rows
    expect(free.length).toBeGreaterThan(0)
    for (const row of free) expect(row).toMatchObject({ assigneeName: null, waitingFor: 'agency' })
  })

  it('finds words of the title and of the client in any case and without accents; no sign is a wildcard', async () => {
    const titles = async (search: string) => (await open({ search })).rows.map(({ title }) => title)
    expect(await titles('CHATAIGNE')).toHaveLength(8)
    expect(await titles('châtaigne n° 4000')).toEqual(['Demande n° 4000 Châtaigne'])
    const [one] = (await open({ search: 'helene cliente3965@' })).rows
    expect(one?.clientName).toBe('Hélène Cliente 3965')
    expect(await titles('%')).toEqual([])
    expect(await titles('Ch_taigne')).toEqual([])
  })

  it('narrows the call’s list alike, latest change first', async () => {
    const page = { limit: 100, after: null }
    const { rows } = await listAllTickets(moderator, { ...page, status: 'open', search: 'chataigne' })
    expect(rows.map(({ title }) => title.split(' ')[2])).toEqual([
      '8000',
      '7000',
      '6000',
      '5000',
      '4000',
      '3000',
      '2000',
      '1000',
    ])
    await expect(listAllTickets(as(CAMILLE), { ...page, status: 'open' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

it('each member of the staff has their own unread tickets', async () => {
  const unread = async (who: typeof moderator) =>
    (await listSupportQueue(who, { page: { limit: PAGE } })).rows.filter(({ isUnread }) => isUnread).length
  expect(await unread(as(ADMIN, 'ADMIN'))).toBe(PAGE)
  const ofModerator = await unread(moderator)
  expect(ofModerator).toBeLessThan(PAGE)
})
