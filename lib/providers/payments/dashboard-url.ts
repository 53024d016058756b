import { env } from '../../env'

/** The URL of a payment in Stripe's dashboard, or of the list of payments. */
export function dashboardUrl(paymentIntentId: string | null): string {
  const all = `${env().STRIPE_DASHBOARD_URL}/payments`
  return paymentIntentId === null ? all : `${all}/${encodeURIComponent(paymentIntentId)}`
}
