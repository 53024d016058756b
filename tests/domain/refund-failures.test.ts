import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { finishRefunds } from '@/lib/domain/refunds/finish-refund'
import { refundOrder } from '@/lib/domain/refunds/refund-order'
import { syncRefunds } from '@/lib/domain/refunds/sync-refunds'
import { faultKinds } from '@/simulators/control/faults'
import { domain } from '../support/context'
import { paymentProvider } from '../support/payment-provider'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool } = await domain()
const provider = await paymentProvider()
const system = job('refunds')

let shop: Awaited<ReturnType<typeof newShop>>
beforeAll(async () => {
  shop = await newShop(pool)
  // Moves the account that the provider knows to this shop.
  await pool.query('update clients set stripe_account_id = null where stripe_account_id = $1', [
    SAMPLE_PAYMENT_ACCOUNT,
  ])
  await pool.query('update clients set stripe_account_id = $1 where id = $2', [
    SAMPLE_PAYMENT_ACCOUNT,
    shop.owner.id,
  ])
})
beforeEach(() => provider.order('none', 0))

const stored = async (id: number) => (await pool.query('select * from orders where id = $1', [id])).rows[0]

/** A paid order of 12,50 € with a fee of 61 cents. */
async function sale() {
  const { id } = await shop.product({ stock: 1 })
  const { orderId } = await placeOrder(as(), { websiteId: shop.websiteId, input: orderOf(id) })
  const { checkout_session_id: sessionId, fee_cents: feeCents } = await stored(orderId)
  const { payment_intent: intent } = await provider.act(`sessions/${sessionId}/pay`)
  await settleOrder(system, { orderId })
  return {
    orderId,
    feeCents: Number(feeCents),
    charge: async () => {
      const { object } = await provider.read(`objects/${intent}`)
      return (await provider.read(`objects/${object.latest_charge}`)).object
    },
    refund: (amountCents?: number) => refundOrder(as(shop.owner.id), { orderId, amountCents }),
  }
}

describe('a provider that fails makes a refund once, at last:', () => {
  it.each(faultKinds)('%s', async (fault) => {
    const sold = await sale()
    // The SDK retries once.
    await provider.order(fault, 2, '^POST /v1/refunds')
    await sold.refund(1_000)
    await provider.order('none', 0)
    await finishRefunds(system, sold.orderId)
    await finishRefunds(system, sold.orderId)
    expect(await stored(sold.orderId)).toMatchObject({ status: 'paid', refunded_cents: 1_000 })
    expect(await sold.charge()).toMatchObject({ amount_refunded: 1_000 })
  })
})

it('the agency’s fee comes back in proportion, to the cent, and whole with the rest', async () => {
  const sold = await sale()
  const returned = async () => {
    const { application_fee: fee } = await sold.charge()
    return (await provider.read(`objects/${fee}`)).object.amount_refunded
  }
  let refunded = 0
  for (const part of [333, 333, 333]) {
    await sold.refund(part)
    refunded += part
    expect(await returned()).toBe(Math.round((sold.feeCents * refunded) / 1_250))
  }
  await sold.refund()
  expect(await returned()).toBe(sold.feeCents)
})

it('a refusal says why and leaves the payment as it was; a failure days later reopens it', async () => {
  const sold = await sale()
  await provider.order('refuse', 1, '^POST /v1/refunds', 'balance_insufficient')
  await expect(sold.refund()).rejects.toMatchObject({
    code: 'provider',
    message: expect.stringContaining('Le solde de votre compte de paiement ne suffit pas'),
  })
  expect(await sold.charge()).toMatchObject({ amount_refunded: 0 })
  await sold.refund()
  expect(await stored(sold.orderId)).toMatchObject({ status: 'refunded' })
  const { rows } = await pool.query(
    "select refund_id from refunds where order_id = $1 and status = 'succeeded'",
    [sold.orderId],
  )
  await provider.act(`refunds/${rows[0].refund_id}/fail`, { reason: 'expired_or_canceled_card' })
  await syncRefunds(system, { orderId: sold.orderId })
  expect(await stored(sold.orderId)).toMatchObject({ status: 'paid', refunded_cents: 0 })
})
