import type { Providers } from '@/lib/domain/providers'
import { PaymentFault } from '@/lib/providers/payments/payment-fault'
import type {
  CheckoutSession,
  Dispute,
  NewCheckout,
  PaymentEvent,
  Refund,
} from '@/lib/providers/payments/payments'

type Call = keyof Providers['payments']
/** `refused`: the provider refuses. `lost`: the request does not arrive. `unanswered`: the provider acts, but its answer is lost.
 *  The others: faults of these kinds. */
type Failure = 'refused' | 'lost' | 'unanswered' | 'busy' | 'no_access' | 'bad_key'

const CODES = { busy: 'lock_timeout', no_access: 'account_invalid', bad_key: 'api_key_expired' } as const
const isOfKind = (failure: Failure | undefined): failure is keyof typeof CODES =>
  failure !== undefined && failure in CODES
type Session = CheckoutSession & { accountId: string; asked: string }

/** An in-memory payment provider for domain tests: sessions, refunds, idempotency keys, and failures on request. */
export function fakePayments() {
  const sessions = new Map<string, Session>()
  const created = new Map<string, string>()
  const refunds = new Map<string, Refund & { key: string }>()
  const disputes = new Map<string, Dispute>()
  const failures: { call: Call; failure: Failure }[] = []
  const calls: Call[] = []

  /** Runs a call with the failure that is set for it. */
  async function act<T>(call: Call, work: () => T, accountId?: string): Promise<T> {
    calls.push(call)
    const index = failures.findIndex((one) => one.call === call)
    const failure = index < 0 ? undefined : failures.splice(index, 1)[0]?.failure
    if (failure === 'refused') throw new PaymentFault('Refused', 'account_invalid', false)
    if (isOfKind(failure))
      throw new PaymentFault('Refused', CODES[failure], false, { kind: failure, accountId })
    if (failure === 'lost') throw new PaymentFault('No answer', null, true)
    // As on a network, the answer never arrives in the same turn.
    await Promise.resolve()
    const result = work()
    if (failure === 'unanswered') throw new PaymentFault('No answer', null, true)
    return structuredClone(result)
  }

  function sessionOf({ accountId, sessionId }: { accountId: string; sessionId: string }): Session {
    const session = sessions.get(sessionId)
    if (!session || session.accountId !== accountId)
      throw new PaymentFault('No such session', 'resource_missing', false)
    return session
  }

  function create(checkout: NewCheckout): Session {
    const asked = JSON.stringify(checkout)
    const known = sessions.get(created.get(`checkout/${checkout.orderId}`) ?? '')
    if (known && known.asked !== asked)
      throw new PaymentFault('Other parameters under one key', 'idempotency_error', false)
    if (known) return known
    const sum = checkout.lines.reduce((total, line) => total + line.unitPriceCents * line.quantity, 0)
    const sessionId = `cs_${checkout.orderId}_${crypto.randomUUID().slice(0, 8)}`
    const session: Session = {
      sessionId,
      orderId: checkout.orderId,
      status: 'open',
      payment: 'unpaid',
      url: checkout.form === 'hosted' ? `https://pay.example/${sessionId}` : null,
      clientSecret: checkout.form === 'hosted' ? null : `${sessionId}_secret`,
      paymentIntentId: null,
      totalCents: sum - checkout.discountCents,
      accountId: checkout.accountId,
      asked,
    }
    sessions.set(sessionId, session)
    created.set(`checkout/${checkout.orderId}`, sessionId)
    return session
  }

  const payments: Providers['payments'] = {
    createAccount: () => Promise.reject(new Error('Not in this double')),
    readAccount: (accountId) =>
      act(
        'readAccount',
        () => ({ accountId, isReady: true, detailsSubmitted: true, due: [], isPaused: false }),
        accountId,
      ),
    createAccountLink: () => Promise.reject(new Error('Not in this double')),
    createCheckout: (checkout) => act('createCheckout', () => create(checkout), checkout.accountId),
    readCheckout: (which) => act('readCheckout', () => sessionOf(which), which.accountId),
    expireCheckout: (which) =>
      act('expireCheckout', () => {
        const session = sessionOf(which)
        if (session.status === 'open')
          Object.assign(session, { status: 'expired', url: null, clientSecret: null })
        return session
      }),
    createRefund: ({ accountId, paymentIntentId, amountCents, idempotencyKey, reference }) =>
      act('createRefund', () => refund(paymentIntentId, amountCents, idempotencyKey, reference), accountId),
    listRefunds: ({ paymentIntentId }) =>
      act('listRefunds', () =>
        [...refunds.values()].filter((one) => one.paymentIntentId === paymentIntentId),
      ),
    readDispute: ({ disputeId }) =>
      act('readDispute', () => {
        const dispute = disputes.get(disputeId)
        if (!dispute) throw new PaymentFault('No such dispute', 'resource_missing', false)
        return dispute
      }),
    readEvent: ({ bytes }) =>
      act('readEvent', () => JSON.parse(Buffer.from(bytes).toString('utf8')) as PaymentEvent),
    registerDomain: () => act('registerDomain', () => undefined),
    publishableKey: () => null,
    dashboardUrl: (paymentIntentId) => `https://dashboard.example/${paymentIntentId}`,
  }

  function refund(
    paymentIntentId: string,
    amountCents: number,
    key: string,
    reference: string | null = null,
  ): Refund {
    const known = refunds.get(key)
    if (known) return known
    const made = {
      refundId: `re_${key}`,
      paymentIntentId,
      amountCents,
      status: 'succeeded' as const,
      reference,
      failure: null,
      key,
    }
    refunds.set(key, made)
    return made
  }

  const ofOrder = (orderId: number): Session => {
    const session = sessions.get(created.get(`checkout/${orderId}`) ?? '')
    if (!session) throw new Error(`Order ${orderId} has no session`)
    return session
  }

  return {
    payments,
    calls,
    /** Makes the next such call fail this way. */
    failNext: (call: Call, failure: Failure) => failures.push({ call, failure }),
    sessionOf: ofOrder,
    hasSession: (orderId: number) => created.has(`checkout/${orderId}`),
    /** Pays as the shopper on the provider's page. */
    pay: (orderId: number) =>
      Object.assign(ofOrder(orderId), {
        status: 'complete',
        payment: 'paid',
        paymentIntentId: `pi_${orderId}`,
      }),
    payLater: (orderId: number) =>
      Object.assign(ofOrder(orderId), {
        status: 'complete',
        payment: 'processing',
        paymentIntentId: `pi_${orderId}`,
      }),
    failPayment: (orderId: number) => Object.assign(ofOrder(orderId), { payment: 'unpaid' }),
    /** Forgets the session, as if it had been opened in another of the provider's modes. */
    forget: (orderId: number) => sessions.delete(ofOrder(orderId).sessionId),
    expire: (orderId: number) => Object.assign(ofOrder(orderId), { status: 'expired', url: null }),
    /** Refunds in the provider's own dashboard. */
    refund,
    refunds: (orderId: number) =>
      [...refunds.values()].filter(({ paymentIntentId }) => paymentIntentId === `pi_${orderId}`),
    setRefundStatus: (key: string, status: Refund['status'], failure: string | null = null) =>
      Object.assign(refunds.get(key) ?? {}, { status, failure }),
    /** Forgets an idempotency key, as the provider does after a day. */
    forgetKey: (key: string) => {
      const made = refunds.get(key)
      refunds.delete(key)
      if (made) refunds.set(`${key}, forgotten`, made)
    },
    dispute: (dispute: Dispute) => void disputes.set(dispute.disputeId, dispute),
  }
}
