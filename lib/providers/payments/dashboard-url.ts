import { env } from '../../env'

/** The address of a payment in Stripe's own dashboard. */
export const dashboardUrl = (paymentIntentId: string): string =>
  `${env().STRIPE_DASHBOARD_URL}/payments/${encodeURIComponent(paymentIntentId)}`
