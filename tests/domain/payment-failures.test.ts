import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { cancelCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { recordDispute } from '@/lib/domain/orders/record-dispute'
import { refundUnstocked } from '@/lib/domain/refunds/refund-unstocked'
import { syncRefunds } from '@/lib/domain/refunds/sync-refunds'
import { faultKinds } from '@/simulators/control/faults'
import { domain } from '../support/context'
import { paymentProvider } from '../support/payment-provider'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = await paymentProvider()
const shopper = as()
const system = job('payments')

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

const input = (productId: number) => orderOf(productId, { submissionId: crypto.randomUUID() })
const stored = async (id: number) => (await pool.query('select * from orders where id = $1', [id])).rows[0]
const shelf = async (id: number) =>
  (await pool.query('select stock, held from products where id = $1', [id])).rows[0]
const kindsOf = async (orderId: number) =>
  (await mails())
    .filter((mail) => mail.orderId === orderId)
    .map(({ kind }) => String(kind))
    .toSorted()
const known = async (): Promise<{ id: string; client_reference_id: string; status: string }[]> =>
  provider.read('sessions')

async function placed() {
  const { id: productId } = await shop.product({ stock: 1 })
  const order = input(productId)
  const { orderId } = await placeOrder(shopper, { websiteId: shop.websiteId, input: order })
  const { checkout_session_id: sessionId } = await stored(orderId)
  return { productId, orderId, sessionId: String(sessionId), submissionId: order.submissionId }
}

async function paid() {
  const order = await placed()
  const { payment_intent: intent } = await provider.act(`sessions/${order.sessionId}/pay`)
  return { ...order, intent: String(intent) }
}

type Failing = {
  /** Matches the provider requests that fail. */
  on: string
  act: () => Promise<unknown>
  /** Checks that the failure changed nothing. */
  before: () => Promise<void>
  /** Checks the state after a retry. */
  after: () => Promise<void>
}

const CASES: Record<string, () => Promise<Failing>> = {
  'placing an order': async () => {
    const { id } = await shop.product({ stock: 1 })
    const chosen = { websiteId: shop.websiteId, input: input(id) }
    const orders = async () =>
      (
        await pool.query(
          `select o.id, o.status from orders o join order_items i on i.order_id = o.id
           where i.product_id = $1 order by o.id`,
          [id],
        )
      ).rows
    return {
      on: '^POST /v1/checkout/sessions\\?',
      act: () => placeOrder(shopper, chosen),
      before: async () => {
        const [order, ...others] = await orders()
        expect(others).toEqual([])
        // A refusal releases the stock immediately; without an answer it stays reserved.
        expect(await shelf(id)).toEqual({ stock: 1, held: order.status === 'pending' ? 1 : 0 })
      },
      after: async () => {
        const [waiting, ...others] = (await orders()).filter(({ status }) => status === 'pending')
        expect(others).toEqual([])
        const open = (await known()).filter((one) => one.client_reference_id === String(waiting.id))
        expect(open.map((one) => [one.id, one.status])).toEqual([
          [(await stored(waiting.id)).checkout_session_id, 'open'],
        ])
        expect(await shelf(id)).toEqual({ stock: 1, held: 1 })
      },
    }
  },

  'settling a payment': async () => {
    const { orderId, productId, sessionId } = await paid()
    return {
      on: `^GET /v1/checkout/sessions/${sessionId}`,
      act: () => settleOrder(system, { orderId }),
      before: async () => {
        expect((await stored(orderId)).status).toBe('pending')
        expect(await shelf(productId)).toEqual({ stock: 1, held: 1 })
      },
      after: async () => {
        expect((await stored(orderId)).status).toBe('paid')
        expect(await shelf(productId)).toEqual({ stock: 0, held: 0 })
        expect(await kindsOf(orderId)).toEqual(['order-confirmed', 'order-received'])
      },
    }
  },

  'ending a checkout': async () => {
    const { orderId, productId, sessionId, submissionId = '' } = await placed()
    return {
      on: `^POST /v1/checkout/sessions/${sessionId}/expire`,
      act: () => cancelCheckout(shopper, { websiteId: shop.websiteId, submissionId }),
      before: async () => {
        expect((await stored(orderId)).status).toBe('pending')
        expect(await shelf(productId)).toEqual({ stock: 1, held: 1 })
      },
      after: async () => {
        expect((await stored(orderId)).status).toBe('cancelled')
        expect(await shelf(productId)).toEqual({ stock: 1, held: 0 })
      },
    }
  },

  'sending money back': async () => {
    const { orderId, productId, intent } = await paid()
    await pool.query("update orders set status = 'cancelled', cancelled_at = now() where id = $1", [orderId])
    await pool.query('update products set stock = 0, held = 0 where id = $1', [productId])
    await settleOrder(system, { orderId })
    return {
      on: '^POST /v1/refunds',
      act: () => refundUnstocked(system, orderId),
      before: async () => {
        expect(await stored(orderId)).toMatchObject({ status: 'cancelled', refunded_cents: 0 })
      },
      after: async () => {
        expect(await stored(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 1_250 })
        const payment = await provider.read(`objects/${intent}`)
        const charge = await provider.read(`objects/${payment.object.latest_charge}`)
        expect(charge.object).toMatchObject({ amount: 1_250, amount_refunded: 1_250 })
      },
    }
  },

  'reading refunds': async () => {
    const { orderId, intent } = await paid()
    await settleOrder(system, { orderId })
    await provider.act(`payments/${intent}/refund`, { amount: 250 })
    return {
      on: `^GET /v1/refunds\\?.*${intent}`,
      act: () => syncRefunds(system, { orderId }),
      before: async () => expect((await stored(orderId)).refunded_cents).toBe(0),
      after: async () => expect((await stored(orderId)).refunded_cents).toBe(250),
    }
  },

  'reading a dispute': async () => {
    const { orderId, intent } = await paid()
    await settleOrder(system, { orderId })
    const { id: disputeId } = await provider.act(`payments/${intent}/dispute`)
    const count = async () =>
      (await pool.query('select 1 from disputes where order_id = $1', [orderId])).rowCount
    return {
      on: `^GET /v1/disputes/${disputeId}`,
      act: () => recordDispute(system, { orderId, accountId: SAMPLE_PAYMENT_ACCOUNT, disputeId }),
      before: async () => expect(await count()).toBe(0),
      after: async () => {
        expect(await count()).toBe(1)
        expect((await kindsOf(orderId)).filter((kind) => kind.startsWith('dispute'))).toHaveLength(2)
      },
    }
  },
}

describe('a provider that fails leaves everything whole, and the same again does it once:', () => {
  it.each(faultKinds)('%s', async (fault) => {
    const cases = await Promise.all(Object.values(CASES).map((prepare) => prepare()))
    // The SDK retries once.
    for (const { on } of cases) await provider.order(fault, 2, on)
    await Promise.all(
      cases.map(async ({ act, before }) => {
        await expect(act()).rejects.toMatchObject({ code: 'provider' })
        await before()
      }),
    )
    await provider.order('none', 0)
    for (const { act, after } of cases) {
      await act()
      await act()
      await after()
    }
  })
})
