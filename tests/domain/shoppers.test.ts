import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { sealedFor } from '@/lib/domain/notifications/sealed-address'
import { getOrder } from '@/lib/domain/orders/queries'
import { eraseShopper } from '@/lib/domain/shoppers/erase-shopper'
import { exportShopper } from '@/lib/domain/shoppers/export-shopper'
import { findShopper } from '@/lib/domain/shoppers/find-shopper'
import { createSecretBox } from '@/lib/server/secrets/secret-box'
import { domain } from '../support/context'
import { ordersOf, SHOPPER } from '../support/leaving-client'
import { newShop } from '../support/shop'
import { tablesHolding } from '../support/values-in-tables'

const { as, pool, mails } = await domain()
const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows

async function shop() {
  const { websiteId, owner } = await newShop(pool)
  const email = `${crypto.randomUUID()}@acheteur.example`
  const ids = await ordersOf({ as, rows, websiteId })
  await rows('update customers set email = $2 where website_id = $1', websiteId, email)
  return { websiteId, owner: as(owner.id), ownerId: owner.id, email, ids }
}

describe('a shop’s owner', () => {
  it('hands a shopper all that the shop has of them, and nothing of another’s', async () => {
    const { websiteId, owner, email, ids } = await shop()
    await ordersOf({ as, rows, websiteId })
    const exported = await exportShopper(owner, { websiteId, email: email.toUpperCase() })
    expect(exported.orders.map(({ id }) => id)).toEqual(ids)
    expect(exported.orders[0]).toMatchObject({
      ...{ shippingLine1: SHOPPER.line1, totalCents: 1_700 },
      customer: { name: SHOPPER.name, email },
      items: [{ customization: `Pour ${SHOPPER.name}` }],
      refunds: [{ amountCents: 100 }],
      returnRequests: [{ reason: `${SHOPPER.name} ne l’aime pas` }],
    })
    expect(JSON.stringify(exported)).not.toMatch(/submission|feeCents|networkHash/)
  })

  it('erases a shopper once, however often it is asked, and what the books need stays', async () => {
    const { websiteId, owner, email, ids } = await shop()
    const asked = { websiteId, email }
    const before = await Promise.all(ids.map((id) => getOrder(owner, id)))
    const counts = await Promise.all([1, 2].map(() => eraseShopper(owner, asked)))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 2])
    expect(await eraseShopper(owner, asked)).toBe(0)
    expect(await findShopper(owner, asked)).toEqual({ orders: [], open: [] })
    expect(await tablesHolding(rows, [email])).toEqual({})
    for (const { id, totalCents, createdAt, shippingCountry, vat, items } of before) {
      const order = await getOrder(owner, id)
      expect(order).toMatchObject({ totalCents, createdAt, shippingCountry, vat, customer: null })
      expect(order.items).toEqual(items.map((item) => ({ ...item, customization: null })))
      expect(JSON.stringify(order)).not.toMatch(/Brindamour|Alouettes/i)
    }
    const last = (await mails()).filter(({ kind, count }) => kind === 'shopper-erased' && count === 2)
    const opened = last.map(({ id, sealedTo }) =>
      createSecretBox(['the tests’ secret']).open(sealedTo, sealedFor(id)),
    )
    expect(opened.filter((to) => to === email)).toHaveLength(1)
    expect(
      await rows(
        "select actor_id, after from audit_log where action = 'shopper.erased' and subject_id = $1 order by id",
        String(websiteId),
      ),
    ).toEqual([{ actor_id: owner.actor.type === 'person' && owner.actor.id, after: { orders: 2 } }])
  })

  it('erases no one while an order is open, and names the order and the reason', async () => {
    const { websiteId, owner, email, ids } = await shop()
    await rows("update orders set status = 'paid' where id = $1", ids[1])
    await expect(eraseShopper(owner, { websiteId, email })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(
        `la commande n°\u00a0${ids[1]} (payée, pas encore expédiée ni remise)`,
      ),
    })
    expect((await getOrder(owner, ids[0] ?? 0)).customer).toMatchObject({ email })
  })

  it('keeps another shop’s orders of the same person, and its mails', async () => {
    const [one, other] = [await shop(), await shop()]
    await rows('update customers set email = $2 where website_id = $1', other.websiteId, one.email)
    await rows(
      `insert into pgboss.job (name, data) values ('mail', $1)`,
      JSON.stringify({ kind: 'order-confirmed', orderId: other.ids[0], to: one.email }),
    )
    await rows("insert into mail_failures (address, kind, at) values ($1, 'complained', now())", one.email)
    await eraseShopper(one.owner, { websiteId: one.websiteId, email: one.email })
    expect((await mails()).filter(({ to }) => to === one.email)).toHaveLength(1)
    expect(await rows('select kind from mail_failures where address = $1', one.email)).toHaveLength(1)
    expect(
      (await findShopper(other.owner, { websiteId: other.websiteId, email: one.email })).orders,
    ).toHaveLength(2)
    expect((await getOrder(other.owner, other.ids[0] ?? 0)).shippingLine1).toBe(SHOPPER.line1)
  })
})

describe('who else', () => {
  it.each([
    ['a visitor', as(), 'unauthenticated'],
    ['another owner', as(CAMILLE), 'not_found'],
    ['a moderator', as(MODERATOR, 'MODERATOR'), 'not_found'],
  ] as const)('%s finds, exports and erases no one', async (_, ctx, code) => {
    const { websiteId, email } = await shop()
    for (const verb of [findShopper, exportShopper, eraseShopper])
      await expect(verb(ctx, { websiteId, email })).rejects.toMatchObject({ code })
  })

  it('an administrator may, and one who views the owner only reads', async () => {
    const { websiteId, email, ownerId } = await shop()
    const viewing = as(ownerId, 'USER', { viewedBy: ADMIN })
    expect((await findShopper(viewing, { websiteId, email })).orders).toHaveLength(2)
    await expect(eraseShopper(viewing, { websiteId, email })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await eraseShopper(as(ADMIN, 'ADMIN'), { websiteId, email })).toBe(2)
  })
})
