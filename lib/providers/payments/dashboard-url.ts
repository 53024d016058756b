import { env } from '../../env'

/** The address of a payment in Stripe's own dashboard, or of the list of them. */
export function dashboardUrl(paymentIntentId: string | null): string {
  const all = `${env().STRIPE_DASHBOARD_URL}/payments`
  return paymentIntentId === null ? all : `${all}/${encodeURIComponent(paymentIntentId)}`
}
