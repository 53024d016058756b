import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MOVEMENT_CSV } from '@/app/dashboard/ecom/[websiteId]/comptes/movement-csv'
import { ADMIN, JULIEN } from '@/db/seed/accounts'
import { listLabels, readLabels } from '@/lib/domain/accounting/labels'
import { listMovements, readAccounts, readFirstYear } from '@/lib/domain/accounting/queries'
import { netOf, type Sums } from '@/lib/domain/accounting/schema'
import type { Month } from '@/lib/domain/calendar'
import { vatOf } from '@/lib/domain/orders/vat'
import { domain } from '../support/context'
import { expectFewRowsRead } from '../support/rows-read'
import { newShop } from '../support/shop'
import { addRefund, storeOrderVat } from '../support/stored-vat'
import { unlimitedClient } from '../support/unlimited-client'

const { as, pool } = await domain()

type Line = { cents: number; permille: number; quantity?: number }
type Sale = {
  paidAt: string
  lines?: Line[]
  deliveryCents?: number
  feeCents?: number
  regime?: string
  shippedAt?: string
  tariffCents?: number
  refunds?: { at: string; cents: number; status?: string }[]
}

/** A new shop with paid orders. */
async function bookedShop() {
  const { websiteId, owner } = await newShop(pool)
  const sell = async ({
    paidAt,
    lines = [{ cents: 1_250, permille: 55 }],
    deliveryCents = 0,
    feeCents = 0,
    regime = 'standard',
    shippedAt,
    tariffCents,
    refunds = [],
  }: Sale): Promise<number> => {
    const items = lines.reduce((sum, { cents, quantity = 1 }) => sum + cents * quantity, 0)
    const { rows } = await pool.query(
      `insert into orders (website_id, status, paid_at, items_cents, delivery_cents, total_cents, fee_cents, seller,
         delivery_method, shipped_at, expedition_number)
       values ($1, 'paid', $2, $3, $4, $5, $6, $7, 'pickup', $8::timestamptz,
         case when $8::timestamptz is null then null else gen_random_uuid()::text end)
       returning id`,
      [
        websiteId,
        paidAt,
        items,
        deliveryCents,
        items + deliveryCents,
        feeCents,
        { vatRegime: regime },
        shippedAt ?? null,
      ],
    )
    const id: number = rows[0].id
    for (const { cents, permille, quantity = 1 } of lines)
      await pool.query(
        `insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
         values ($1, 7, 'Miel', 'MIEL', $2, $3, $4)`,
        [id, quantity, cents, permille],
      )
    await storeOrderVat(pool, id)
    for (const { at, cents, status = 'succeeded' } of refunds)
      await addRefund(pool, id, { at, cents, status })
    if (shippedAt)
      await pool.query(
        `insert into shipments (order_id, state, carrier, attempt_id, started_at, tariff_cents)
         values ($1, 'made', 'Mondial Relay', gen_random_uuid(), $2, $3)`,
        [id, shippedAt, tariffCents ?? null],
      )
    return id
  }
  const ctx = as(owner.id)
  return {
    websiteId,
    ctx,
    sell,
    year: (year: number) => readAccounts(ctx, { websiteId, year }),
    month: (month: Month) => listMovements(ctx, { websiteId, month }),
  }
}

const total = (rows: readonly Sums[], of: (row: Sums) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)
const OFFSETS = [
  '2026-01-31T22:59:59Z',
  '2026-01-31T23:00:00Z',
  '2026-03-31T21:59:59Z',
  '2026-03-31T22:00:00Z',
]

describe('a shop’s accounts', () => {
  it('begin and end a month at midnight in Paris, in winter and in summer', async () => {
    const { sell, year } = await bookedShop()
    for (const paidAt of OFFSETS) await sell({ paidAt })
    await sell({ paidAt: '2026-12-31T23:00:00Z' })
    expect((await year(2026)).map(({ month, sales }) => [month, sales])).toEqual([
      ['2026-01', 1],
      ['2026-02', 1],
      ['2026-03', 1],
      ['2026-04', 1],
    ])
    expect((await year(2027)).map(({ month, sales }) => [month, sales])).toEqual([['2027-01', 1]])
  })

  it('hold the VAT that the order shows, rate by rate', async () => {
    const { sell, month } = await bookedShop()
    const lines = [
      { cents: 1_999, permille: 200, quantity: 3 },
      { cents: 333, permille: 100 },
      { cents: 1_250, permille: 55, quantity: 2 },
      { cents: 701, permille: 21 },
    ]
    await sell({ paidAt: '2026-05-10T10:00:00Z', lines, deliveryCents: 490 })
    const [sale] = await month('2026-05')
    const items = lines.map(({ cents, permille, quantity = 1 }) => ({
      quantity,
      unitPriceCents: cents,
      vatPermille: permille,
      discountCents: 0,
    }))
    const shares = vatOf({ items, deliveryCents: 490, regime: 'standard' })
    expect(Object.fromEntries(shares.map(({ permille, vatCents }) => [permille, vatCents]))).toEqual({
      200: sale?.vat200Cents,
      100: sale?.vat100Cents,
      55: sale?.vat55Cents,
      21: sale?.vat21Cents,
    })
  })

  it('hold none of a seller without VAT', async () => {
    const { sell, month } = await bookedShop()
    await sell({ paidAt: '2026-05-10T10:00:00Z', regime: 'exempt', deliveryCents: 490 })
    expect(await month('2026-05')).toMatchObject([{ grossCents: 1_740, vat200Cents: 0, vat55Cents: 0 }])
  })

  it('count a refund in its own month, with its VAT and fee, and one that failed not at all', async () => {
    const { sell, month } = await bookedShop()
    await sell({
      paidAt: '2026-05-31T20:00:00Z',
      lines: [{ cents: 1_000, permille: 200 }],
      feeCents: 100,
      refunds: [
        { at: '2026-06-02T10:00:00Z', cents: 333 },
        { at: '2026-06-03T10:00:00Z', cents: 200, status: 'failed' },
        { at: '2026-06-04T10:00:00Z', cents: 333 },
        { at: '2026-07-01T10:00:00Z', cents: 334 },
      ],
    })
    expect(await month('2026-05')).toMatchObject([{ kind: 'sale', grossCents: 1_000, refundCents: 0 }])
    const june = await month('2026-06')
    expect(june.map(({ kind, refundCents }) => [kind, refundCents])).toEqual([
      ['refund', 333],
      ['refund', 333],
    ])
    const all = [...(await month('2026-05')), ...june, ...(await month('2026-07'))]
    expect(total(all, ({ vat200Cents }) => vat200Cents)).toBe(0)
    expect(total(all, ({ feeCents }) => feeCents)).toBe(0)
    expect(total(all, netOf)).toBe(0)
  })

  it('count a label on the day it was sent', async () => {
    const { sell, month } = await bookedShop()
    await sell({ paidAt: '2026-05-31T20:00:00Z', shippedAt: '2026-06-01T08:00:00Z', tariffCents: 640 })
    expect(await month('2026-06')).toMatchObject([{ kind: 'label', grossCents: 0, labelCents: 640 }])
  })

  it('say the same on the page and in the file, to the cent', async () => {
    const { sell, month, year } = await bookedShop()
    for (let day = 1; day <= 28; day++)
      await sell({
        paidAt: `2026-05-${String(day).padStart(2, '0')}T10:00:00Z`,
        lines: [
          { cents: 97 * day, permille: 55 },
          { cents: 101, permille: 200, quantity: day },
        ],
        deliveryCents: 11 * day,
        feeCents: day,
        shippedAt: '2026-05-29T10:00:00Z',
        tariffCents: 500 + day,
        refunds: day % 3 ? [] : [{ at: '2026-05-30T10:00:00Z', cents: 7 * day }],
      })
    const [may] = await year(2026)
    const rows = await month('2026-05')
    // Adds the file's cells up as a spreadsheet does.
    const inFile = (title: string) => {
      const column = MOVEMENT_CSV.find((one) => one.title === title)
      return rows.reduce((sum, row) => sum + Math.round(Number(column?.cell(row)) * 100), 0)
    }
    expect(rows).toHaveLength(28 + 28 + 9)
    expect({
      grossCents: inFile('Brut (€)'),
      deliveryCents: inFile('Livraison comprise (€)'),
      vat200Cents: inFile('TVA 20 % (€)'),
      vat55Cents: inFile('TVA 5,5 % (€)'),
      refundCents: inFile('Remboursé (€)'),
      feeCents: inFile('Frais (€)'),
      labelCents: inFile('Étiquette (€)'),
    }).toEqual({
      grossCents: may?.grossCents,
      deliveryCents: may?.deliveryCents,
      vat200Cents: may?.vat200Cents,
      vat55Cents: may?.vat55Cents,
      refundCents: may?.refundCents,
      feeCents: may?.feeCents,
      labelCents: may?.labelCents,
    })
    expect(inFile('Net (€)')).toBe(may && netOf(may))
  })

  it('are the owner’s alone', async () => {
    const { websiteId } = await bookedShop()
    const asked = readAccounts(as(JULIEN), { websiteId, year: 2026 })
    await expect(asked).rejects.toMatchObject({ code: 'not_found' })
    await expect(listMovements(as(JULIEN), { websiteId, month: '2026-05' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('know the year of the first sale', async () => {
    const { websiteId, ctx, sell } = await bookedShop()
    expect(await readFirstYear(ctx, websiteId)).toBeNull()
    await sell({ paidAt: '2024-12-31T23:30:00Z' })
    expect(await readFirstYear(ctx, websiteId)).toBe(2025)
  })
})

describe('the agency’s labels', () => {
  it('are summed by seller for a month in Paris, and each stands in the file', async () => {
    const shop = await bookedShop()
    const { websiteId } = shop
    await shop.sell({ paidAt: '2025-02-01T10:00:00Z', shippedAt: '2025-02-28T22:59:59Z', tariffCents: 640 })
    await shop.sell({ paidAt: '2025-02-01T10:00:00Z', shippedAt: '2025-02-10T10:00:00Z' })
    await shop.sell({ paidAt: '2025-02-01T10:00:00Z', shippedAt: '2025-02-28T23:00:00Z', tariffCents: 999 })
    const admin = as(ADMIN, 'ADMIN')
    expect(await readLabels(admin, '2025-02')).toMatchObject([
      { websiteId, sellerName: 'Léa Martin', labels: 2, unknown: 1, tariffCents: 640 },
    ])
    expect((await listLabels(admin, '2025-02')).map(({ tariffCents }) => tariffCents)).toEqual([null, 640])
    await expect(readLabels(shop.ctx, '2025-02')).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('with 50 000 orders', () => {
  let shop: Awaited<ReturnType<typeof bookedShop>>
  beforeAll(async () => {
    shop = await bookedShop()
    const client = await unlimitedClient(pool)
    await client.query(
      `insert into orders (website_id, status, paid_at, items_cents, delivery_cents, total_cents, delivery_method,
         gross55_cents, vat55_cents)
       select $1, 'delivered', timestamptz '2030-12-31 12:00:00Z' - n * interval '52 minutes', 1250, 0, 1250, 'pickup', 1250, 65
       from generate_series(1, 50000) n`,
      [shop.websiteId],
    )
    await client.query(
      `insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
       select id, 1, 'Miel', 'MIEL', 1, 1250, 55 from orders where website_id = $1`,
      [shop.websiteId],
    )
    await client.query(
      `insert into refunds (order_id, amount_cents, gross55_cents, vat55_cents, status, created_at)
       select id, 100, 100, 5, 'succeeded', paid_at + interval '2 days' from orders where website_id = $1 and id % 50 = 0`,
      [shop.websiteId],
    )
    await client.query('analyze')
    await client.end()
  }, 300_000)

  it('a year adds up what each order has stored, and reads no line of an order', async () => {
    const query = vi.spyOn(pool, 'query')
    const months = await readAccounts(shop.ctx, { websiteId: shop.websiteId, year: 2029 })
    const asked = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
    query.mockRestore()
    expect(months).toHaveLength(12)
    // 5,5 % of each honey, each rounded, less the refunds' VAT.
    const sales = months.reduce((sum, month) => sum + month.sales, 0)
    expect(months.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(sales * 1_250)
    expect(months.reduce((sum, { vat55Cents }) => sum + vat55Cents, 0)).toBeGreaterThan(sales * 64)
    expect(asked.join()).toContain('"orders"')
    expect(asked.join()).not.toContain('order_items')
  })

  it('a month reads the rows of that month', async () => {
    await expectFewRowsRead(pool, 1, async () => ({ rows: await shop.month('2029-06') }))
  })
})
