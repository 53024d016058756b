import { describe, expect, it } from 'vitest'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { reconcileOrder } from '@/lib/domain/checkout/reconcile-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { refreshAllAccounts } from '@/lib/domain/payment-accounts/refresh-all-accounts'
import { refreshPaymentAccount } from '@/lib/domain/payment-accounts/refresh-payment-account'
import { cancelPaidOrder } from '@/lib/domain/refunds/cancel-paid-order'
import { finishRefunds } from '@/lib/domain/refunds/finish-refund'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import type { PaymentEvent } from '@/lib/providers/payments/payments'
import { receivePaymentEvent } from '@/lib/server/tasks/receive-payment-event'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const shopper = as(undefined, 'USER', { providers })
const system = job('payments', { providers })

async function newSale() {
  const shop = await newShop(pool)
  const { id: productId } = await shop.product({ stock: 3 })
  return {
    ...shop,
    productId,
    input: orderOf(productId, { submissionId: crypto.randomUUID() }),
    order: (input = orderOf(productId, { submissionId: crypto.randomUUID() })) =>
      placeOrder(shopper, { websiteId: shop.websiteId, input }),
  }
}

async function paidSale() {
  const sold = await newSale()
  const { orderId } = await sold.order()
  provider.pay(orderId)
  await settleOrder(system, { orderId })
  return { ...sold, orderId, seller: as(sold.owner.id, 'USER', { providers }) }
}

const row = async (table: string, column: string, id: unknown) =>
  (await pool.query(`select * from ${table} where ${column} = $1 order by 1`, [id])).rows
const held = async (id: number) => (await row('products', 'id', id))[0].held
const accountOf = async (id: string) => (await row('payment_accounts', 'account_id', id))[0]
const alerts = async (about: string, holding = '') =>
  (await mails()).filter((mail) => mail.about === about && mail.detail.includes(holding))

describe('a provider that is busy has done nothing, and is asked again:', () => {
  it('a new order is given up whole, and the same one is placed by the next try', async () => {
    const sale = await newSale()
    provider.failNext('createCheckout', 'busy')
    await expect(sale.order(sale.input)).rejects.toMatchObject({ code: 'provider', retryAfter: 5 })
    expect(await held(sale.productId)).toBe(0)
    expect(await sale.order(sale.input)).toMatchObject({
      url: expect.stringContaining('https://pay.example'),
    })
  })

  it.each(['busy', 'bad_key'] as const)(
    'an order whose session may be open stays what it is, also for the job (%s)',
    async (failure) => {
      const sale = await newSale()
      provider.failNext('createCheckout', 'unanswered')
      await expect(sale.order(sale.input)).rejects.toMatchObject({ code: 'provider' })
      const [{ id }] = await row('orders', 'submission_id', sale.input.submissionId)
      for (const again of [() => sale.order(sale.input), () => reconcileOrder(system, id)]) {
        provider.failNext('createCheckout', failure)
        await expect(again()).rejects.toMatchObject({ code: 'provider' })
      }
      const [order] = await row('orders', 'submission_id', sale.input.submissionId)
      expect(order).toMatchObject({ status: 'pending', checkout_session_id: null })
      const { orderId } = await sale.order(sale.input)
      expect(provider.sessionOf(orderId).orderId).toBe(order.id)
    },
  )

  it('a refund goes on, and is one', async () => {
    const { seller, orderId } = await paidSale()
    provider.failNext('createRefund', 'busy')
    expect(await refundOrder(seller, { orderId })).toBe(false)
    expect(await row('refunds', 'order_id', orderId)).toMatchObject([{ status: 'asked' }])
    provider.failNext('createRefund', 'busy')
    await expect(finishRefunds(system, orderId)).rejects.toMatchObject({ kind: 'busy' })
    await finishRefunds(system, orderId)
    expect(provider.refunds(orderId)).toHaveLength(1)
  })

  it('the night’s reading of all accounts ends, and is repeated', async () => {
    await newShop(pool)
    provider.failNext('readAccount', 'busy')
    await expect(refreshAllAccounts(system)).rejects.toMatchObject({ code: 'provider' })
  })
})

describe('a seller’s account that is closed to us', () => {
  it('stops the checkout with a 409 until it is read as ready, and tells the agency once an hour', async () => {
    const sale = await newSale()
    for (let round = 0; round < 2; round += 1) {
      provider.failNext('createCheckout', 'no_access')
      await expect(sale.order()).rejects.toMatchObject({ code: 'conflict' })
      expect(await held(sale.productId)).toBe(0)
      const asked = provider.calls.length
      await expect(sale.order()).rejects.toMatchObject({ code: 'conflict' })
      expect(provider.calls).toHaveLength(asked)
      await refreshPaymentAccount(system, sale.accountId)
    }
    expect(await alerts('account-lost', sale.accountId)).toHaveLength(1)
    expect(await sale.order()).toMatchObject({ orderId: expect.any(Number) })
    const [shop] = await row('shops', 'website_id', sale.websiteId)
    expect([shop.pause_message, shop.paused_until]).toEqual([null, null])
  })

  it('is closed by the provider’s event, once, and not by one that is older than the last reading', async () => {
    const sale = await newSale()
    const { accountId } = sale
    const lost = (at: Date): PaymentEvent => ({
      id: `evt_${crypto.randomUUID()}`,
      type: 'account.application.deauthorized',
      accountId,
      subject: { kind: 'lost-account', accountId, at },
    })
    const late = lost(new Date(Date.now() - 3_600_000))
    await receiveAsIs(late)
    expect((await accountOf(accountId)).is_ready).toBe(true)
    const now = lost(new Date(Date.now() + 500))
    await receiveAsIs(now)
    await expect(sale.order()).rejects.toMatchObject({ code: 'conflict' })
    await refreshPaymentAccount(as(undefined, 'USER', { providers, after: 1_000 }), accountId)
    await receiveAsIs(now)
    expect((await accountOf(accountId)).is_ready).toBe(true)
    expect(await alerts('account-lost', accountId)).toHaveLength(1)
  })

  it('refuses a refund, tells the owner, and closes the checkout too', async () => {
    const { seller, orderId, accountId } = await paidSale()
    provider.failNext('createRefund', 'no_access')
    await expect(refundOrder(seller, { orderId })).rejects.toMatchObject({ code: 'provider' })
    expect(await row('refunds', 'order_id', orderId)).toMatchObject([
      { status: 'refused', failure: 'account_invalid' },
    ])
    expect((await accountOf(accountId)).is_ready).toBe(false)
  })
})

/** Receives the event as the adapter reads it, with its dates. */
const receiveAsIs = (event: PaymentEvent) =>
  receivePaymentEvent(
    job('payment events', {
      providers: { payments: { ...provider.payments, readEvent: async () => event } },
    }),
    { headers: new Headers(), bytes: Buffer.from('') },
  )

describe('a key of the agency that the provider does not take', () => {
  it('is a 502 that keeps nothing, leaves the shop open and alerts the agency once an hour', async () => {
    const { seller, orderId, ...sale } = await paidSale()
    for (let round = 0; round < 3; round += 1) {
      provider.failNext('createCheckout', 'bad_key')
      await expect(sale.order()).rejects.toMatchObject({ code: 'provider' })
    }
    expect(await held(sale.productId)).toBe(0)
    provider.failNext('createRefund', 'bad_key')
    await expect(refundOrder(seller, { orderId, amountCents: 100 })).rejects.toMatchObject({
      code: 'provider',
    })
    provider.failNext('createRefund', 'bad_key')
    await expect(cancelPaidOrder(seller, { orderId })).rejects.toMatchObject({ code: 'provider' })
    expect(await row('refunds', 'order_id', orderId)).toEqual([])
    expect((await accountOf(sale.accountId)).is_ready).toBe(true)
    expect(await alerts('key-refused')).toHaveLength(1)
    expect(await sale.order()).toMatchObject({ orderId: expect.any(Number) })
    expect(await refundOrder(seller, { orderId })).toBe(true)
  })
})

describe('the domain of our page', () => {
  it('is registered once on an account that is ready, where shoppers pay on our page', async () => {
    const { accountId } = await newShop(pool)
    const registered = () => provider.calls.filter((call) => call === 'registerDomain').length
    await refreshPaymentAccount(system, accountId)
    expect(registered()).toBe(0)
    const withForm = job('payments', {
      providers: { payments: { ...provider.payments, publishableKey: () => 'pk_live_1' } },
    })
    for (const failure of ['refused', 'busy'] as const) {
      provider.failNext('registerDomain', failure)
      await refreshPaymentAccount(withForm, accountId)
      expect((await accountOf(accountId)).domain).toBeNull()
    }
    expect(await alerts('domain-refused', accountId)).toHaveLength(1)
    for (let turn = 0; turn < 3; turn += 1) await refreshPaymentAccount(withForm, accountId)
    expect((await accountOf(accountId)).domain).toBe('www.ostal.example')
    expect(registered()).toBe(3)
  })
})
