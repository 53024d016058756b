import { beforeAll, describe, expect, it } from 'vitest'
import { type StoredVat, storeVat, vatOf } from '@/lib/domain/orders/vat'
import { isCounted } from '@/lib/domain/refunds/policy'
import { type RefundShares, sharesOfRefund } from '@/lib/domain/refunds/shares-of-refund'
import { databaseBefore } from '../support/migrations'

/** 400 orders of all regimes, rates and states, with up to five refunds of all states, some beyond the order's sum. */
const FORMER = `
  select setseed(0.42);
  insert into users (id, email, password_hash, first_name, last_name, phone) overriding system value
    values (1, 'lea@exemple.fr', 'x', 'Léa', 'Martin', '06');
  insert into clients (id, owner_id) overriding system value values (1, 1) on conflict do nothing;
  insert into websites (id, client_id, name, url) overriding system value values (1, 1, 'Miel', 'https://miel.example');

  create temp table line on commit drop as
    select n as order_id, rate, 1 + floor(random() * 4000)::int as price, 1 + floor(random() * 5)::int as quantity
    from generate_series(1, 400) n, unnest(array[200, 100, 55, 21]) rate where random() < 0.6;
  insert into line select n, 55, 1250, 1 from generate_series(1, 400) n where n not in (select order_id from line);
  insert into orders (id, website_id, status, paid_at, items_cents, discount_cents, delivery_cents, total_cents, fee_cents,
    seller, delivery_method) overriding system value
  select order_id, 1, (case when order_id % 7 = 0 then 'cancelled' else 'paid' end)::order_status,
    case when order_id % 7 <> 0 then timestamptz '2026-01-01 12:00Z' + order_id * interval '1 day' end,
    items, discount, delivery, items - discount + delivery, floor((items - discount) * 0.015),
    case when order_id % 5 = 0 then '{"vatRegime": "exempt"}'::jsonb when order_id % 11 = 0 then null
      else '{"vatRegime": "standard"}' end, 'pickup'
  from (select order_id, sum(price * quantity) as items, min(price) / 3 as discount, (order_id % 3) * 295 as delivery
    from line group by order_id) sums;
  insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille, discount_cents)
  select order_id, 1, 'Miel', 'MIEL', quantity, price, rate,
    case when row_number() over (partition by order_id order by price) = 1 then price / 3 else 0 end from line;
  insert into refunds (order_id, amount_cents, status, created_at)
  select id, greatest(1, floor(total_cents * random() * 0.7)),
    (array['succeeded', 'succeeded', 'pending', 'requires_action', 'failed', 'asked', 'refused', 'canceled'])[1 + floor(random() * 8)],
    timestamptz '2026-02-01 12:00Z' + id * interval '1 day'
  from orders, generate_series(1, 5) n where random() < 0.5 order by random();
  insert into refunds (order_id, amount_cents, status) select id, total_cents, 'succeeded' from orders where id % 20 = 1;`

const RATES = ['vat200', 'vat100', 'vat55', 'vat21']
const part = (cents: string) => {
  const upTo = (sum: string) =>
    `(2 * r.${cents}_cents::bigint * least(${sum}, r.total_cents) + r.total_cents) / (2 * r.total_cents)`
  return `(${upTo('r.before + r.amount_cents')} - ${upTo('r.before')})::int as ${cents}_cents`
}
/** The former version's statement for the refunds in its accounts. */
const FORMER_ACCOUNTS = `
  select refund_id as id, ${[...RATES, 'fee'].map(part).join(', ')}
  from (
    select o.*, refund.id as refund_id, refund.amount_cents, coalesce((
      select sum(earlier.amount_cents) from refunds earlier
      where earlier.order_id = refund.order_id and earlier.id < refund.id
        and earlier.status in ('pending', 'succeeded', 'requires_action')), 0)::bigint as before
    from refunds refund join orders o on o.id = refund.order_id
    where refund.status in ('pending', 'succeeded', 'requires_action')
  ) r order by refund_id`
const STORED = `
  select id, ${[...RATES, 'fee'].map((column) => `${column}_cents`).join(', ')} from refunds
  where status in ('pending', 'succeeded', 'requires_action') order by id`
const VAT_OF_ORDERS = `select id, ${RATES.map((rate) => `${rate}_cents`).join(', ')} from orders order by id`

const { pool, migrate } = await databaseBefore('stored_vat')
const ask = async <Row>(text: string) => (await pool.query(text)).rows as Row[]
await pool.query(`begin; ${FORMER}; commit`)
const accounts = await ask<{ id: number }>(FORMER_ACCOUNTS)
const vatOfOrders = await ask<Record<string, number>>(VAT_OF_ORDERS)
beforeAll(async () => {
  await migrate()
})

type Row = Record<string, number>
const sharesIn = (row: Row): StoredVat =>
  Object.fromEntries(
    [200, 100, 55, 21].flatMap((rate) => [
      [`gross${rate}Cents`, row[`gross${rate}_cents`]],
      [`vat${rate}Cents`, row[`vat${rate}_cents`]],
    ]),
  ) as StoredVat

describe('the migration that stores the VAT of orders and refunds', () => {
  it('says of every refund what the accounts said, to the cent', async () => {
    expect(accounts.length).toBeGreaterThan(400)
    expect(await ask(STORED)).toEqual(accounts)
  })

  it('leaves the VAT of every order, with the sums that it is taken out of', async () => {
    expect(vatOfOrders.filter(({ vat55_cents }) => vat55_cents).length).toBeGreaterThan(100)
    expect(await ask(VAT_OF_ORDERS)).toEqual(vatOfOrders)
    for (const { order, items } of await readOrders())
      expect(sharesIn(order)).toEqual(storeVat(vatIn({ order, items })))
  })

  it('stores what the product would have stored, refund by refund', async () => {
    let compared = 0
    for (const { order, items, refunds } of await readOrders()) {
      const vat = vatIn({ order, items })
      const whole = { totalCents: order.total_cents ?? 0, feeCents: order.fee_cents ?? 0, vat }
      const earlier: (RefundShares & { amountCents: number })[] = []
      for (const refund of refunds) {
        const amountCents = refund.amount_cents ?? 0
        const shares = { ...sharesIn(refund), feeCents: refund.fee_cents ?? 0 }
        expect(shares).toEqual(sharesOfRefund(whole, earlier, amountCents))
        earlier.push({ amountCents, ...shares })
        compared += 1
      }
    }
    expect(compared).toBe(accounts.length)
  })

  it('stores nothing for a refund whose money does not come back', async () => {
    const sums = await ask(
      `select sum(abs(fee_cents) + abs(vat200_cents) + abs(gross200_cents))::int as cents from refunds
       where status not in ('pending', 'succeeded', 'requires_action')`,
    )
    expect(sums).toEqual([{ cents: 0 }])
  })

  it('ends the triggers: an order that is placed has no VAT yet', async () => {
    await pool.query(`
      insert into orders (id, website_id, items_cents, delivery_cents, total_cents, delivery_method) overriding system value
        values (1000, 1, 1250, 0, 1250, 'pickup');
      insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
        values (1000, 1, 'Miel', 'MIEL', 1, 1250, 55)`)
    expect(await ask('select vat55_cents from orders where id = 1000')).toEqual([{ vat55_cents: 0 }])
  })
})

type OrderRow = Row & { seller: { vatRegime: 'standard' | 'exempt' } | null }

async function readOrders() {
  const rows = await ask<OrderRow>('select * from orders where id <= 400')
  const items = await ask<Row>('select * from order_items')
  const refunds = await ask<Row & { status: string }>('select * from refunds order by id')
  return rows.map((order) => ({
    order,
    items: items.filter(({ order_id }) => order_id === order.id),
    refunds: refunds.filter(({ order_id, status }) => order_id === order.id && isCounted(status)),
  }))
}

const vatIn = ({ order, items }: { order: OrderRow; items: Row[] }) =>
  vatOf({
    items: items.map((line) => ({
      quantity: line.quantity ?? 0,
      unitPriceCents: line.unit_price_cents ?? 0,
      vatPermille: line.vat_permille ?? 0,
      discountCents: line.discount_cents ?? 0,
    })),
    deliveryCents: order.delivery_cents ?? 0,
    regime: order.seller?.vatRegime ?? 'standard',
  })
