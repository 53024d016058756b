import { z } from 'zod'
import type { Subscription } from '@/lib/domain/billing/schema'
import { Id, IdParam, operation } from './operation'

const SubscriptionWire = z
  .object({
    Id,
    UserId: Id,
    Name: z.string().nullable(),
    Plan: z.enum(['basic', 'premium', 'enterprise']),
    PayementPlan: z.enum(['monthly', 'yearly']),
    DueDate: z.iso.date(),
    Price: z.number().meta({ description: 'Euros for one payment period, VAT included.' }),
    Status: z.enum(['active', 'late', 'inactive']),
  })
  .meta({ id: 'Subscription' })

export const subscriptionToWire = (subscription: Subscription): z.input<typeof SubscriptionWire> => ({
  Id: subscription.id,
  UserId: subscription.userId,
  Name: subscription.name,
  Plan: subscription.plan,
  PayementPlan: subscription.paymentPlan,
  DueDate: subscription.dueDate,
  Price: subscription.priceCents / 100,
  Status: subscription.status,
})

export const getSubscriptionOperation = operation({
  method: 'GET',
  path: '/subscriptions/{id}',
  tag: 'Abonnements',
  summary: 'Lire un abonnement',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: SubscriptionWire,
  refusals: ['not_found'],
})
