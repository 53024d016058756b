import type { Subscription } from '@/lib/domain/billing/schema'

/** What a subscription is called: its name, else its number. */
export const subscriptionName = ({ id, name }: Pick<Subscription, 'id' | 'name'>): string =>
  name ?? `Abonnement ${id}`
