import type { Subscription } from '@/lib/domain/billing/schema'

/** The name of a subscription, or else its number. */
export const subscriptionName = ({ id, name }: Pick<Subscription, 'id' | 'name'>): string =>
  name ?? `Abonnement ${id}`
