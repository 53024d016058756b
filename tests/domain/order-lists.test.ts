import { beforeAll, describe, expect, it } from 'vitest'
import { CAMILLE } from '@/db/seed/accounts'
import { countOrders, listOrders, listWaitingOrders } from '@/lib/domain/orders/list-orders'
import { listOrdersToSend } from '@/lib/domain/orders/orders-to-send'
import { type HistoryFilter, statusesOf } from '@/lib/domain/orders/schema'
import { domain } from '../support/context'
import { expectFewRowsRead } from '../support/rows-read'
import { unlimitedClient } from '../support/unlimited-client'

const { as, pool } = await domain()
const camille = as(CAMILLE)
const SHOP = 2
const PAGE = 25
const page = { limit: PAGE }

/** 50 000 orders of one shop among those of another; one in five hundred waits. */
const ROWS = [
  `insert into customers (website_id, name, email)
    select 1 + n % 2, 'Cliente ' || n, 'cliente' || n || '@exemple.fr' from generate_series(1, 100000) n`,
  `insert into orders (website_id, customer_id, status, created_at, items_cents, delivery_cents, total_cents, delivery_method)
    select website_id, id,
           (case when id % 1000 < 2 then 'paid' when id % 7 = 0 then 'shipped' when id % 5 = 0 then 'cancelled'
                 else 'delivered' end)::order_status,
           now() - (200000 - id) * interval '1 minute', 1250, 0, 1250, 'pickup'
    from customers where email like 'cliente%'`,
  `insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
    select id, 1, 'Miel', 'MIEL', 1, 1250, 55 from orders where id > 10`,
  'analyze',
]

beforeAll(async () => {
  const client = await unlimitedClient(pool)
  for (const rows of ROWS) await client.query(rows)
  await client.end()
}, 300_000)

const few = (list: () => Promise<{ rows: unknown[] }>) => expectFewRowsRead(pool, PAGE, list)
const listed = (filter: HistoryFilter) => ({
  websiteId: SHOP,
  search: filter.search,
  statuses: statusesOf(filter),
})

/** Pages of the list's two ends and of its middle. */
const PLACES = [
  { where: 'first', page },
  { where: 'middle', page: { limit: PAGE, after: { id: 50_000 } } },
  { where: 'last', page: { limit: PAGE, after: { id: 40 } } },
  { where: 'last, going back', page: { limit: PAGE, before: { id: 60 } } },
]

describe('with 50 000 orders a page reads at most 20 times the rows it shows', () => {
  it.each(
    PLACES.flatMap((place) =>
      [{}, { statut: 'toutes' as const }, { statut: 'delivered' as const }, { statut: 'paid' as const }].map(
        (filter) => ({ ...place, filter }),
      ),
    ),
  )('of the history, the $where, $filter', async ({ page: at, filter }) => {
    await few(() => listOrders(camille, { ...listed(filter), page: at }))
  })

  it.each(['cliente54321@', 'Cliente 54321', '4321'])('of the search for %s', async (search) => {
    await few(() => listOrders(camille, { ...listed({ search, statut: 'toutes' }), page }))
  })

  it('of a search for which the planner expects many shoppers', async () => {
    const client = await unlimitedClient(pool)
    // Rows that are in the statistics and then deleted.
    await client.query(
      `insert into customers (website_id, name, email) select ${SHOP}, 'Cliente 4321', 'partie' || n || '@exemple.fr' from generate_series(1, 2000) n`,
    )
    await client.query('analyze customers')
    await client.query(`delete from customers where email like 'partie%'`)
    try {
      await few(() => listOrders(camille, { ...listed({ search: '4321', statut: 'toutes' }), page }))
    } finally {
      await client.query('vacuum analyze customers')
      await client.end()
    }
  })

  it('of those that wait, the first and the last', async () => {
    await few(() => listWaitingOrders(camille, { websiteId: SHOP, page }))
    const after = { createdAt: new Date('2999-01-01'), id: 1 }
    await few(() => listWaitingOrders(camille, { websiteId: SHOP, page: { limit: PAGE, after } }))
  })
})

it('of those to send, the dashboard reads a few of each shop', async () => {
  await few(() => listOrdersToSend(camille))
  const { rows, hasMore } = await listOrdersToSend(camille)
  expect([rows.length, hasMore]).toEqual([5, true])
  const dates = rows.map(({ createdAt }) => createdAt.getTime())
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  // Only the caller's own orders, even for an administrator.
  expect(await listOrdersToSend(as(1, 'ADMIN'))).toEqual({ rows: [], hasMore: false })
})

describe('a shop’s orders', () => {
  it('wait in the order of their date', async () => {
    const { rows, next } = await listWaitingOrders(camille, { websiteId: SHOP, page })
    expect(rows).toHaveLength(PAGE)
    expect(rows.every(({ status }) => status === 'paid')).toBe(true)
    const dates = rows.map(({ createdAt }) => createdAt.getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
    const second = await listWaitingOrders(camille, {
      websiteId: SHOP,
      page: { limit: PAGE, ...(next && { after: next }) },
    })
    expect(second.rows[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(dates.at(-1) ?? 0)
    expect(rows.map(({ id }) => id)).not.toContain(second.rows[0]?.id)
  })

  it('are paid and shipped in the history, newest first, unless more is asked', async () => {
    const of = async (filter: HistoryFilter) =>
      (await listOrders(camille, { ...listed(filter), page: { limit: 200 } })).rows
    const history = await of({})
    expect(new Set(history.map(({ status }) => status))).toEqual(new Set(['paid', 'shipped']))
    const ids = history.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const all = new Set((await of({ statut: 'toutes' })).map(({ status }) => status))
    expect(all).toEqual(new Set(['paid', 'shipped', 'delivered', 'cancelled']))
    expect((await of({ statut: 'refunded' })).map(({ id }) => id)).toEqual([3])
  })

  it('are counted exactly to a thousand', async () => {
    expect(await countOrders(camille, listed({ statut: 'refunded' }))).toBe(1)
    expect(await countOrders(camille, listed({}))).toBe(1_001)
  })

  it('are their owner’s alone: another counts none and finds no such shop', async () => {
    const julien = as(3)
    expect(await countOrders(julien, listed({}))).toBe(0)
    await expect(listOrders(julien, { ...listed({}), page })).rejects.toMatchObject({ code: 'not_found' })
    await expect(listWaitingOrders(as(), { websiteId: SHOP, page })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(listOrders(as(4, 'MODERATOR'), { ...listed({}), page })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await listOrders(as(1, 'ADMIN'), { ...listed({}), page })).rows).toHaveLength(PAGE)
  })
})
