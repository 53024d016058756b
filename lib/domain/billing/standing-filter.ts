import { gte, isNull, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { subscriptions } from '@/db/schema/subscriptions'
import type { Day } from '../calendar'
import { type ServiceStatus, SubscriptionFilter } from './schema'

/** The agency's views of subscriptions. `notice`: the last day is fixed and still to come; such a subscription is also active,
 *  late or interrupted. */
export const STANDINGS = ['active', 'late', 'interrupted', 'notice', 'ended'] as const
export type Standing = (typeof STANDINGS)[number]

export const SubscriptionView = SubscriptionFilter.extend({ standing: z.enum(STANDINGS).optional() })
export type SubscriptionView = z.infer<typeof SubscriptionView>

/** The status that all of a standing share. */
export const STATUS_OF: Partial<Record<Standing, ServiceStatus>> = {
  active: 'active',
  late: 'late',
  interrupted: 'inactive',
}

const hasEnded = (today: Day) => lt(subscriptions.endsOn, today)
const runs = (today: Day) => or(isNull(subscriptions.endsOn), gte(subscriptions.endsOn, today))

/** A standing's condition on the contract's end, in addition to the status. */
export function isOfStanding(standing: Standing | undefined, today: Day): SQL | undefined {
  if (standing === undefined) return undefined
  if (standing === 'ended') return hasEnded(today)
  return standing === 'notice' ? gte(subscriptions.endsOn, today) : runs(today)
}
