import { expect, it, vi } from 'vitest'
import { type ExportedFile, exportData } from '@/lib/domain/data-export/export-data'
import { exportOrders } from '@/lib/domain/orders/export-orders'
import { domain } from '../support/context'
import { newShop } from '../support/shop'

const { as, pool } = await domain()

// PostgreSQL allows 65 535 parameters per statement, so no statement may bind one per order.
it('the orders of an export are read without binding each of them', async () => {
  const { websiteId, owner } = await newShop(pool)
  const count = 60
  await pool.query(
    `with placed as (
       insert into orders (website_id, status, items_cents, delivery_cents, total_cents, delivery_method)
       select $1, 'paid', 1250, 0, 1250, 'pickup' from generate_series(1, $2) returning id)
     insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
     select id, 1, 'Miel', 'P-' || id, 1, 1250, 55 from placed`,
    [websiteId, count],
  )
  const query = vi.spyOn(pool, 'query')
  const orders = await exportOrders(as(owner.id))
  const bound = query.mock.calls.map((call) => (call as unknown as [object, unknown[]])[1].length)
  query.mockRestore()
  expect(orders).toHaveLength(count)
  for (const { id, items } of orders) expect(items).toMatchObject([{ reference: `P-${id}` }])
  expect(bound.length).toBeGreaterThan(3)
  expect(Math.max(...bound)).toBeLessThan(5)
})

it('the sites of an export are read one query at a time', async () => {
  const { owner } = await newShop(pool)
  await pool.query(
    "insert into websites (client_id, name, url) select $1, 'Site ' || n, 'https://site.example' from generate_series(1, 30) n",
    [owner.id],
  )
  let [running, most] = [0, 0]
  const ask = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const query = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    running += 1
    most = Math.max(most, running)
    return ask(...args).finally(() => {
      running -= 1
    })
  }) as typeof pool.query)
  const files: ExportedFile[] = []
  for await (const file of exportData(as(owner.id))) {
    files.push(file)
    if (file.name === 'sites.json') break
    most = 0
  }
  query.mockRestore()
  expect(JSON.parse(String(files.at(-1)?.content))).toHaveLength(31)
  expect(most).toBe(1)
})
