/** Camille's account at the payment provider; the simulator knows it, too. */
export const SAMPLE_PAYMENT_ACCOUNT = 'acct_1OstalCamille0002'

/** A payment of a sample order, known to the simulator, so that it can be refunded. */
export type SamplePayment = {
  orderId: number
  sessionId: string
  paymentIntentId: string
  totalCents: number
  feeCents: number
  refundedCents: number
  /** Whether its result is still pending. */
  isPending: boolean
}

/** The payments of all paid sample orders, and of one whose payment is pending. */
export const SAMPLE_PAYMENTS: SamplePayment[] = [
  payment(1, 3280, 61),
  payment(2, 2930, 63),
  payment(3, 4980, 86, { refundedCents: 4980 }),
  payment(4, 2900, 69),
  payment(6, 5570, 88),
  payment(7, 3942, 84),
  payment(8, 2200, 58, { isPending: true }),
  payment(9, 6270, 107),
  payment(10, 4189, 78),
]

type More = { refundedCents?: number; isPending?: true }

function payment(orderId: number, totalCents: number, feeCents: number, more: More = {}): SamplePayment {
  const number = String(orderId).padStart(4, '0')
  return {
    orderId,
    sessionId: `cs_test_ostalsample${number}`,
    paymentIntentId: `pi_ostalsample${number}`,
    totalCents,
    feeCents,
    refundedCents: more.refundedCents ?? 0,
    isPending: more.isPending ?? false,
  }
}

/** The provider's id of the refund of a sample order. */
export const sampleRefundId = (orderId: number): string => `re_ostalsample${String(orderId).padStart(4, '0')}`
