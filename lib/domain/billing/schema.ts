import { z } from 'zod'
import { PLANS, type PlanKey, RHYTHMS, type Rhythm } from '@/content/plan-facts'
import type { Day } from '../calendar'
import { EntityId } from '../entity-id'
import { calendarDate, optionalText } from '../fields'
import { listFilter } from '../lists/filter'

/** Of a subscription and of a website. */
export const ServiceStatus = z.enum(['active', 'late', 'inactive'], {
  error: 'Le statut est active, late ou inactive.',
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const SubscriptionPlan = z.enum(PLANS, {
  error: 'La formule est basic, premium ou enterprise.',
})

export const PaymentPlan = z.enum(RHYTHMS, {
  error: 'Le paiement est monthly ou yearly.',
})

export type Subscription = {
  id: number
  clientId: number
  name: string | null
  plan: PlanKey
  paymentPlan: Rhythm
  /** Of one payment period, VAT included. */
  priceCents: number
  /** A calendar date, `YYYY-MM-DD`. */
  dueDate: string
  status: ServiceStatus
}

export const PRICE_MAX_CENTS = 100_000_000
export const WRONG_PRICE =
  'Le prix est un nombre d’euros de 0 à 1\u00a0000\u00a0000, avec deux décimales au plus.'

/** Euros, with two decimals at most, as integer cents. */
const PriceEuros = z
  .number({ error: 'Le prix est obligatoire\u00a0: un nombre d’euros, avec deux décimales au plus.' })
  .min(0, { error: WRONG_PRICE })
  .max(PRICE_MAX_CENTS / 100, { error: WRONG_PRICE })
  .refine((euros) => Number(euros.toFixed(2)) === euros, { error: WRONG_PRICE })
  .transform((euros) => Math.round(euros * 100))

/** The agency's input. */
export const SubscriptionInput = z.object({
  clientId: EntityId,
  name: optionalText('Le nom', 150)
    .nullable()
    .transform((text) => text || null),
  plan: SubscriptionPlan,
  paymentPlan: PaymentPlan,
  priceCents: PriceEuros,
  dueDate: calendarDate('L’échéance'),
  status: ServiceStatus,
})
export type SubscriptionInput = z.infer<typeof SubscriptionInput>

/** Another plan or rhythm, with the sum shown to the client. */
export const PlanChange = z.object({
  plan: SubscriptionPlan,
  paymentPlan: PaymentPlan,
  amountDueCents: z
    .int({ error: 'Le montant est un nombre entier de centimes.' })
    .min(0, { error: 'Le montant ne peut pas être négatif.' }),
})

/** The first one is the default: newest first. */
const SUBSCRIPTION_SORTS = ['id', 'dueDate', 'plan', 'status'] as const

/** `search`: in the subscription's name, and in name, e-mail and business of its client. */
export const SubscriptionFilter = listFilter(SUBSCRIPTION_SORTS, {
  status: ServiceStatus.optional(),
  plan: SubscriptionPlan.optional(),
  paymentPlan: PaymentPlan.optional(),
})
export type SubscriptionFilter = z.infer<typeof SubscriptionFilter>

const CURSORS = {
  id: z.object({ sort: z.literal('id'), id: EntityId }),
  dueDate: z.object({ sort: z.literal('dueDate'), dueDate: z.iso.date(), id: EntityId }),
  plan: z.object({ sort: z.literal('plan'), plan: SubscriptionPlan, id: EntityId }),
  status: z.object({ sort: z.literal('status'), status: ServiceStatus, id: EntityId }),
} satisfies Record<(typeof SUBSCRIPTION_SORTS)[number], z.ZodType>

export const SubscriptionCursor = z.discriminatedUnion('sort', [
  CURSORS.id,
  CURSORS.dueDate,
  CURSORS.plan,
  CURSORS.status,
])
export type SubscriptionCursor = z.infer<typeof SubscriptionCursor>

/** The cursor of the order that a filter asks for. */
export const subscriptionCursor = ({ sort = 'id' }: SubscriptionFilter): z.ZodType<SubscriptionCursor> =>
  CURSORS[sort]

/** A subscription as the agency lists it. */
export type ListedSubscription = Subscription & {
  clientName: string
  clientEmail: string
  /** How many websites are linked to it. */
  websites: number
  /** The day of the client's notice, and the last day once it is fixed. */
  noticeOn: Day | null
  endsOn: Day | null
  collection: 'automatic' | 'manual'
}
