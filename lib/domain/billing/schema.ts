import type { ServiceStatus } from '../websites/schema'

/** What the agency calls its plans. */
export const PLAN_NAMES = { basic: 'Basique', premium: 'Standard', enterprise: 'Pro' }
export type SubscriptionPlan = keyof typeof PLAN_NAMES

export type Subscription = {
  id: number
  userId: number
  name: string | null
  plan: SubscriptionPlan
  paymentPlan: 'monthly' | 'yearly'
  /** Of one payment period, VAT included. */
  priceCents: number
  /** A calendar date, `YYYY-MM-DD`. */
  dueDate: string
  status: ServiceStatus
}
