import { describe, expect, it } from 'vitest'
import type { Context } from '@/lib/domain/context'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { getOrder } from '@/lib/domain/orders/queries'
import { resendConfirmation } from '@/lib/domain/orders/resend-confirmation'
import { markReturnSeen } from '@/lib/domain/returns/mark-return-seen'
import { listReturnRequests, requestReturn } from '@/lib/domain/returns/request-return'
import { ReturnInput } from '@/lib/domain/returns/schema'
import { correctOrder } from '@/lib/domain/shipping/correct-order'
import { createContext } from '@/lib/server/context'
import { domain } from '../support/context'
import { newShop } from '../support/shop'

const { as, pool, mails, resources } = await domain()

const linkTo = (orderId: number): Context =>
  createContext(
    { type: 'link', orderId },
    { requestId: crypto.randomUUID(), network: '203.0.113.8' },
    resources(),
  )

async function sold(status = 'shipped') {
  const { websiteId, owner } = await newShop(pool)
  const { rows } = await pool.query(
    `with shopper as (
       insert into customers (website_id, name, email) values ($1, 'Sophie Lacaze', 'sophie@exemple.fr') returning id
     )
     insert into orders (website_id, customer_id, status, paid_at, items_cents, delivery_cents, total_cents, delivery_method)
     select $1, id, $2, now(), 1250, 0, 1250, 'pickup' from shopper returning id`,
    [websiteId, status],
  )
  const orderId: number = rows[0].id
  return { orderId, websiteId, owner, ctx: as(owner.id), link: linkTo(orderId) }
}
const asking = (reason = 'Trop petit.') => ({ reason, submissionId: crypto.randomUUID() })
const mailsOf = async (orderId: number) => (await mails()).filter((mail) => mail.orderId === orderId)

describe('a shopper asks for a return', () => {
  it('once however often it is sent: dated, both sides are told, and it waits to be seen', async () => {
    const { orderId, owner, ctx, link } = await sold()
    const input = asking()
    await Promise.all([requestReturn(link, input), requestReturn(link, input), requestReturn(link, input)])
    const [request, ...more] = await listReturnRequests(link, orderId)
    expect(more).toEqual([])
    expect(request).toMatchObject({ reason: 'Trop petit.', seenAt: null })
    const sent = (await mailsOf(orderId)).map(({ kind, to, at }) => ({ kind, to, at }))
    const at = request?.createdAt.getTime()
    expect(sent).toEqual([
      { kind: 'return-received', to: 'sophie@exemple.fr', at },
      { kind: 'return-requested', to: owner.email, at },
    ])
    expect(await listOrderAlerts(ctx)).toMatchObject([
      { kind: 'return', orderId, customerName: 'Sophie Lacaze' },
    ])

    const requestId = request?.id ?? 0
    await markReturnSeen(ctx, { orderId, requestId })
    const [seen] = await listReturnRequests(ctx, orderId)
    expect(seen?.seenAt).toBeInstanceOf(Date)
    expect(await listOrderAlerts(ctx)).toEqual([])
    await markReturnSeen(as(owner.id, 'USER', { after: 60_000 }), { orderId, requestId })
    expect((await listReturnRequests(ctx, orderId))[0]?.seenAt).toEqual(seen?.seenAt)
  })

  it('an owner whose address is not confirmed gets fixed text', async () => {
    const { orderId, owner, link } = await sold('delivered')
    await pool.query('update users set email_confirmed_at = null where id = $1', [owner.id])
    await requestReturn(link, asking('Cliquez ici'))
    const [notice, ...more] = (await mails()).filter(({ to }) => to === owner.email)
    expect(notice).toMatchObject({ kind: 'notice', about: 'return-requested' })
    expect(JSON.stringify(notice)).not.toContain('Cliquez')
    expect(more).toEqual([])
    expect(await listReturnRequests(link, orderId)).toHaveLength(1)
  })

  it.each(['pending', 'paid', 'refunded', 'cancelled'])('not of an order that is %s', async (status) => {
    const { orderId, link } = await sold(status)
    await expect(requestReturn(link, asking())).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsOf(orderId)).toEqual([])
  })

  it('ten times for an order at most', async () => {
    const { orderId, link } = await sold()
    for (let turn = 0; turn < 10; turn += 1) await requestReturn(link, asking(`Article ${turn}`))
    await expect(requestReturn(link, asking())).rejects.toMatchObject({ code: 'conflict' })
    expect(await listReturnRequests(link, orderId)).toHaveLength(10)
  })

  it('with a reason of 1 to 2 000 characters', () => {
    const fits = (reason: string) => ReturnInput.safeParse(asking(reason)).success
    expect([fits(' '), fits('x'), fits('x'.repeat(2_000)), fits('x'.repeat(2_001))]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('the link of an order', () => {
  it('opens nothing but that order, and changes nothing but its return requests', async () => {
    const { orderId, link } = await sold('paid')
    const { orderId: other, link: otherLink } = await sold()
    await requestReturn(otherLink, asking())
    const [request] = await listReturnRequests(otherLink, other)
    const notFound = { code: 'not_found' }
    expect((await getOrder(link, orderId)).id).toBe(orderId)
    await expect(getOrder(link, other)).rejects.toMatchObject(notFound)
    await expect(correctOrder(link, { orderId, name: 'Un autre' })).rejects.toMatchObject(notFound)
    await expect(resendConfirmation(link, orderId)).rejects.toMatchObject(notFound)
    await expect(
      markReturnSeen(otherLink, { orderId: other, requestId: request?.id ?? 0 }),
    ).rejects.toMatchObject(notFound)
    await expect(listOrderAlerts(link)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('is the only way to ask: not the owner’s session, nor a visitor', async () => {
    const { ctx } = await sold()
    for (const caller of [ctx, as()])
      await expect(requestReturn(caller, asking())).rejects.toMatchObject({ code: 'not_found' })
  })

  it('another owner marks nothing as seen', async () => {
    const { orderId, link } = await sold()
    await requestReturn(link, asking())
    const [request] = await listReturnRequests(link, orderId)
    const { ctx: other, orderId: own } = await sold()
    const requestId = request?.id ?? 0
    for (const asked of [orderId, own])
      await expect(markReturnSeen(other, { orderId: asked, requestId })).rejects.toMatchObject({
        code: 'not_found',
      })
  })
})
