import { describe, expect, it } from 'vitest'
import { retentionEnd } from '@/content/retention'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import type { Context } from '@/lib/domain/context'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { getOrder } from '@/lib/domain/orders/queries'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import { serializeExceptions } from '@/lib/domain/withdrawal-exceptions'
import { declareWithdrawal } from '@/lib/domain/withdrawals/declare-withdrawal'
import { deleteOldUnmatched } from '@/lib/domain/withdrawals/delete-unmatched'
import { handleWithdrawal } from '@/lib/domain/withdrawals/handle-withdrawal'
import { matchWithdrawal } from '@/lib/domain/withdrawals/match-withdrawal'
import { listUnmatched, listWithdrawals, withdrawalReceiptToken } from '@/lib/domain/withdrawals/queries'
import { openWithdrawalReceipt } from '@/lib/domain/withdrawals/receipt'
import { receiveGoods } from '@/lib/domain/withdrawals/receive-goods'
import { refundOfWithdrawal } from '@/lib/domain/withdrawals/refund-of-withdrawal'
import { refuseWithdrawal } from '@/lib/domain/withdrawals/refuse-withdrawal'
import { TypedWithdrawal } from '@/lib/domain/withdrawals/schema'
import { withdrawFromOrder } from '@/lib/domain/withdrawals/withdraw-from-order'
import { createContext } from '@/lib/server/context'
import { domain } from '../support/context'
import { crash, crashingAt } from '../support/crash'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'
import { statementsOf } from '../support/statements'

const { as, job, pool, mails, resources } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const system = job('withdrawals', { providers })

const linkTo = (orderId: number): Context =>
  createContext(
    { type: 'link', orderId },
    { requestId: crypto.randomUUID(), network: '203.0.113.8' },
    resources(),
  )

/** A paid order of two items, 25 €, with its owner and its shopper's link. */
async function sale() {
  const shop = await newShop(pool)
  const { id: productId } = await shop.product()
  const { orderId } = await placeOrder(as(undefined, 'USER', { providers }), {
    websiteId: shop.websiteId,
    input: orderOf(productId, { quantity: 2 }),
  })
  provider.pay(orderId)
  await settleOrder(system, { orderId })
  const owner = as(shop.owner.id, 'USER', { providers })
  const [item] = (await getOrder(owner, orderId)).items
  return { ...shop, orderId, ctx: owner, link: linkTo(orderId), itemId: item?.id ?? 0 }
}
type Sale = Awaited<ReturnType<typeof sale>>

const choosing = ({ itemId }: Sale, quantity = 2) => ({
  submissionId: crypto.randomUUID(),
  pieces: [{ itemId, quantity }],
})
const typing = ({ websiteId, orderId }: Sale, changes: Partial<TypedWithdrawal> = {}) => ({
  websiteId,
  submissionId: crypto.randomUUID(),
  name: 'Sophie Lacaze',
  email: 'Sophie@exemple.fr',
  orderText: `n° ${orderId}`,
  articles: 'Toute la commande',
  suspicious: false,
  mailsReceipt: true,
  ...changes,
})
const mailsOf = async (kind: string, { websiteId }: Sale) =>
  (await mails()).filter((mail) => mail.kind === kind && mail.websiteId === websiteId)
const conflict = { code: 'conflict' }
const notFound = { code: 'not_found' }

describe('a shopper with the link of an order', () => {
  it('withdraws once however often it is sent: dated, with a receipt, and its owner sees it', async () => {
    const sold = await sale()
    const choice = choosing(sold)
    await Promise.all([1, 2, 3].map(() => withdrawFromOrder(sold.link, choice)))
    const [withdrawal, ...more] = await listWithdrawals(sold.link, sold.orderId)
    expect(more).toEqual([])
    const at = withdrawal?.declaredAt.getTime()
    expect(await mailsOf('order-withdrawal-received', sold)).toMatchObject([
      { to: 'sophie@exemple.fr', at, order: String(sold.orderId), articles: ['2 × Miel de châtaignier'] },
    ])
    expect(await mailsOf('order-withdrawal-requested', sold)).toMatchObject([
      { to: sold.owner.email, at, orderId: sold.orderId },
    ])
    expect(await listOrderAlerts(sold.ctx)).toMatchObject([{ kind: 'withdrawal', orderId: sold.orderId }])
  })

  it('withdraws once when the process ends at any step and it is sent again', async () => {
    const sold = await sale()
    const choice = choosing(sold, 1)
    for (
      let last = 0;
      (await crash(withdrawFromOrder(crashingAt(sold.link, last), choice))) === null;
      last += 1
    );
    await withdrawFromOrder(sold.link, choice)
    expect(await listWithdrawals(sold.link, sold.orderId)).toHaveLength(1)
    expect(await mailsOf('order-withdrawal-received', sold)).toHaveLength(1)
  })

  it('withdraws from no more pieces than were bought, and from some', async () => {
    const sold = await sale()
    await withdrawFromOrder(sold.link, choosing(sold, 1))
    for (const quantity of [0, 2])
      await expect(withdrawFromOrder(sold.link, choosing(sold, quantity))).rejects.toMatchObject({
        issues: [{ path: `pieces-${sold.itemId}` }],
      })
    await withdrawFromOrder(sold.link, choosing(sold, 1))
    expect(await listWithdrawals(sold.link, sold.orderId)).toHaveLength(2)
  })

  it('withdraws after the period, too, and the owner may refuse it, with a reason', async () => {
    const sold = await sale()
    await pool.query(
      "update orders set status = 'delivered', delivered_at = now() - interval '60 days' where id = $1",
      [sold.orderId],
    )
    const { id } = await withdrawFromOrder(sold.link, choosing(sold))
    await refuseWithdrawal(sold.ctx, { withdrawalId: id, refusal: 'Le délai est passé.' })
    await refuseWithdrawal(sold.ctx, { withdrawalId: id, refusal: 'Encore.' })
    expect(await mailsOf('order-withdrawal-refused', sold)).toMatchObject([
      { to: 'sophie@exemple.fr', reason: 'Le délai est passé.' },
    ])
    expect(await listOrderAlerts(sold.ctx)).toEqual([])
  })

  it('does not withdraw from an order that is pending, cancelled or refunded', async () => {
    const sold = await sale()
    for (const status of ['pending', 'cancelled', 'refunded']) {
      await pool.query('update orders set status = $2 where id = $1', [sold.orderId, status])
      await expect(withdrawFromOrder(sold.link, choosing(sold))).rejects.toMatchObject(conflict)
    }
  })

  it('is the only one: neither the owner’s session nor a visitor, nor the link of another order', async () => {
    const [sold, other] = [await sale(), await sale()]
    for (const caller of [sold.ctx, as()])
      await expect(withdrawFromOrder(caller, choosing(sold))).rejects.toMatchObject(notFound)
    const choice = choosing(sold)
    await withdrawFromOrder(sold.link, choice)
    await expect(withdrawFromOrder(other.link, choice)).rejects.toMatchObject(notFound)
  })
})

describe('a withdrawal that is typed', () => {
  it('is taken the same whether it names an order or not, without a look at orders', async () => {
    const sold = await sale()
    const known = typing(sold)
    const unknown = typing(sold, { orderText: 'n° 999999' })
    const answers = []
    for (const typed of [known, unknown])
      answers.push(await statementsOf(pool, () => declareWithdrawal(as(), typed)))
    expect(answers[0]?.statements).toEqual(answers[1]?.statements)
    expect(answers[0]?.statements.filter((text) => /\border(s|_items)"/.test(text))).toEqual([])
    const shapes = answers.map(({ result: { orderId, matchedAt, pieces } }) => ({
      orderId,
      matchedAt,
      pieces,
    }))
    expect(shapes).toEqual([0, 1].map(() => ({ orderId: null, matchedAt: null, pieces: [] })))
    const receipts = await mailsOf('order-withdrawal-received', sold)
    const toCompare = receipts.map(({ withdrawalId: _, at: __, order: ___, ...mail }) => mail)
    expect(toCompare[0]).toEqual(toCompare[1])
  })

  it('is one when it is sent twice at once or its process ends, and another under the same form is refused', async () => {
    const sold = await sale()
    const typed = typing(sold)
    for (let last = 0; (await crash(declareWithdrawal(crashingAt(as(), last), typed))) === null; last += 1);
    const ids = await Promise.all([1, 2].map(async () => (await declareWithdrawal(as(), typed)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await mailsOf('order-withdrawal-received', sold)).toHaveLength(1)
    await expect(declareWithdrawal(as(), { ...typed, articles: 'Autre chose' })).rejects.toMatchObject(
      conflict,
    )
  })

  it('joins the order of its number and address once, dated by its sending, and its lines are chosen later', async () => {
    const sold = await sale()
    const typed = await declareWithdrawal(as(undefined, 'USER', { after: -86_400_000 }), typing(sold))
    await matchWithdrawal(system, typed.id)
    await matchWithdrawal(system, typed.id)
    expect(await mailsOf('order-withdrawal-attached', sold)).toMatchObject([
      { to: 'sophie@exemple.fr', orderId: sold.orderId, at: typed.declaredAt.getTime() },
    ])
    const choice = choosing(sold)
    await withdrawFromOrder(sold.link, choice)
    await withdrawFromOrder(sold.link, choice)
    const [withdrawal, ...more] = await listWithdrawals(sold.link, sold.orderId)
    expect(more).toEqual([])
    expect(withdrawal).toMatchObject({ id: typed.id, declaredAt: typed.declaredAt, pieces: choice.pieces })
  })

  it('waits for its owner when its address is another, or its number none or not one', async () => {
    const sold = await sale()
    const changes = [{ email: 'autre@exemple.fr' }, { orderText: 'celle de mardi' }, { orderText: '1 ou 2' }]
    for (const one of changes) {
      const { id } = await declareWithdrawal(as(), typing(sold, one))
      await matchWithdrawal(system, id)
    }
    expect(await mailsOf('order-withdrawal-attached', sold)).toEqual([])
    // Strangers can send these: one mail an hour.
    expect(await mailsOf('order-withdrawal-requested', sold)).toMatchObject([{ orderId: null }])
    const unmatched = await listUnmatched(sold.ctx, sold.websiteId)
    expect(unmatched).toHaveLength(3)
    expect(await listOrderAlerts(sold.ctx)).toMatchObject(
      unmatched.map(() => ({ kind: 'withdrawal', orderId: null })),
    )
    for (const { id } of unmatched) await handleWithdrawal(sold.ctx, { withdrawalId: id })
    expect(await listOrderAlerts(sold.ctx)).toEqual([])
  })

  it('of another shop’s order joins none', async () => {
    const [sold, other] = [await sale(), await sale()]
    const { id } = await declareWithdrawal(as(), typing(sold, { websiteId: other.websiteId }))
    await matchWithdrawal(system, id)
    expect(await listWithdrawals(sold.link, sold.orderId)).toEqual([])
  })

  it('has no link nor several lines in what its receipt repeats', () => {
    const typed = { ...typing({ websiteId: 1, orderId: 2 } as Sale), websiteId: '1' }
    const fits = (changes: object) => TypedWithdrawal.safeParse({ ...typed, ...changes }).success
    expect(fits({})).toBe(true)
    expect(fits({ name: 'www.voleur.example' })).toBe(false)
    for (const field of ['orderText', 'articles']) expect(fits({ [field]: 'un\ndeux' })).toBe(false)
    expect(fits({ articles: 'x'.repeat(201) })).toBe(false)
  })

  it('has a receipt for a day, which no other token opens', async () => {
    const sold = await sale()
    const { id } = await declareWithdrawal(as(), typing(sold))
    const { websiteId } = sold
    const token = withdrawalReceiptToken(as(), { id, step: 'typed' })
    expect(await openWithdrawalReceipt(as(), { token, websiteId })).toMatchObject({
      name: 'Sophie Lacaze',
      articles: ['Toute la commande'],
      shop: 'Miel des garrigues',
    })
    const tomorrow = as(undefined, 'USER', { after: 90_000_000 })
    await expect(openWithdrawalReceipt(tomorrow, { token, websiteId })).rejects.toMatchObject(notFound)
    await expect(openWithdrawalReceipt(as(), { token: `x${token}`, websiteId })).rejects.toMatchObject(
      notFound,
    )
    const unchosen = withdrawalReceiptToken(as(), { id, step: 'chosen' })
    await expect(openWithdrawalReceipt(as(), { token: unchosen, websiteId })).rejects.toMatchObject(notFound)
  })

  it('that matches nothing is deleted after three years, the others stay with their order', async () => {
    const sold = await sale()
    const [lost, kept] = [typing(sold, { orderText: '0' }), typing(sold)]
    for (const typed of [lost, kept]) await matchWithdrawal(system, (await declareWithdrawal(as(), typed)).id)
    const old = new Date(retentionEnd('unmatchedWithdrawals', new Date()).getTime() - 1_000)
    await pool.query('update order_withdrawals set declared_at = $2 where website_id = $1', [
      sold.websiteId,
      old,
    ])
    await deleteOldUnmatched(system)
    expect(await listUnmatched(sold.ctx, sold.websiteId)).toEqual([])
    expect(await listWithdrawals(sold.link, sold.orderId)).toHaveLength(1)
  })
})

describe('its owner', () => {
  it('refunds it once however often it is sent, which answers it', async () => {
    const sold = await sale()
    await withdrawFromOrder(sold.link, choosing(sold, 1))
    const listed = await listWithdrawals(sold.ctx, sold.orderId)
    const [withdrawal] = listed
    if (!withdrawal) throw new Error('Nothing was declared')
    await receiveGoods(sold.ctx, { withdrawalId: withdrawal.id })
    const order = await getOrder(sold.ctx, sold.orderId)
    const { cents } = refundOfWithdrawal(order, listed, withdrawal)
    expect(cents).toBe(1_250)
    const input = { orderId: sold.orderId, amountCents: cents, requestId: withdrawal.refundKey }
    await Promise.all([refundOrder(sold.ctx, input), refundOrder(sold.ctx, input)])
    const [refunded] = await listWithdrawals(sold.ctx, sold.orderId)
    expect(refunded?.refund).toMatchObject({ amountCents: 1_250, failedAt: null })
    expect((await getOrder(sold.ctx, sold.orderId)).refunds).toHaveLength(1)
    expect(await listOrderAlerts(sold.ctx)).toEqual([])
    await expect(
      refuseWithdrawal(sold.ctx, { withdrawalId: withdrawal.id, refusal: 'Trop tard.' }),
    ).rejects.toMatchObject(conflict)
  })

  it('is the only one who answers it: not another, nor the shopper', async () => {
    const [sold, other] = [await sale(), await sale()]
    const { id: withdrawalId } = await withdrawFromOrder(sold.link, choosing(sold))
    for (const caller of [other.ctx, sold.link, as()]) {
      const refused = await Promise.allSettled([
        refuseWithdrawal(caller, { withdrawalId, refusal: 'Non.' }),
        receiveGoods(caller, { withdrawalId }),
        handleWithdrawal(caller, { withdrawalId }),
      ])
      expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    }
    expect(await listUnmatched(other.ctx, sold.websiteId)).toEqual([])
  })
})

describe('an exception', () => {
  async function bought(exceptions: string | undefined, customization?: string) {
    const shop = await newShop(pool)
    const { id: productId } = await shop.product()
    await pool.query("update products set withdrawal_exception = 'perishable' where id = $1", [productId])
    const items = [{ productId, quantity: 1, sizeId: undefined, customization }]
    const { orderId } = await placeOrder(as(undefined, 'USER', { providers }), {
      websiteId: shop.websiteId,
      input: { ...orderOf(productId), items, exceptions },
    })
    return (await getOrder(as(shop.owner.id), orderId)).items[0]
  }
  const shownOf = (productId: number) =>
    serializeExceptions([{ productId, withdrawalException: 'perishable' }])

  it('is kept with the line of an order whose checkout said it, and in no other', async () => {
    const { rows } = await pool.query('select coalesce(max(id), 0) + 1 as next from products')
    expect(await bought(shownOf(rows[0].next))).toMatchObject({
      withdrawalException: 'perishable',
      withdrawalNotice: expect.stringContaining('4°'),
    })
    const unsaid = await bought(undefined, 'Pour Léa')
    expect(unsaid).toMatchObject({
      withdrawalException: null,
      withdrawalNotice: null,
      customization: 'Pour Léa',
    })
  })

  it('that came after the checkout was shown refuses the order, so that it is read first', async () => {
    await expect(bought('')).rejects.toMatchObject(conflict)
  })
})
