import { z } from 'zod'
import {
  PaymentPlan,
  ServiceStatus,
  type Subscription,
  SubscriptionCursor,
  SubscriptionFilter,
  SubscriptionInput,
  SubscriptionPlan,
} from '@/lib/domain/billing/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'

export const tag = 'Abonnements'

const inputNames = {
  clientId: 'UserId',
  name: 'Name',
  plan: 'Plan',
  paymentPlan: 'PayementPlan',
  dueDate: 'DueDate',
  priceCents: 'Price',
  status: 'Status',
} as const
export const subscriptionNames = { id: 'Id', ...inputNames } as const

export const SubscriptionWire = z
  .object(
    toWire(subscriptionNames, {
      id: EntityId,
      clientId: EntityId,
      name: z.string().nullable(),
      plan: SubscriptionPlan,
      paymentPlan: PaymentPlan,
      dueDate: z.iso.date(),
      priceCents: z.number().meta({ description: 'Euros for one payment period, VAT included.' }),
      status: ServiceStatus,
    }),
  )
  .meta({ id: 'Subscription' })

export const subscriptionToWire = (subscription: Subscription): z.input<typeof SubscriptionWire> =>
  toWire(subscriptionNames, { ...subscription, priceCents: subscription.priceCents / 100 })

export const listSubscriptionsOperation = operation({
  method: 'GET',
  path: '/subscriptions/list',
  tag,
  summary: 'Lister tous les abonnements, le plus ancien d’abord',
  access: 'subscriptions.manage',
  query: SubscriptionFilter,
  status: 200,
  list: { row: SubscriptionWire, cursor: SubscriptionCursor },
})

const input = SubscriptionInput.shape

const createNames = { ...inputNames, submissionId: 'SubmissionId' } as const

export const createSubscriptionOperation = operation({
  method: 'POST',
  path: '/subscriptions',
  tag,
  summary: 'Ajouter l’abonnement d’un client',
  access: 'subscriptions.manage',
  body: z
    .object(
      toWire(createNames, {
        ...input,
        name: input.name.default(null),
        plan: input.plan.default('basic'),
        paymentPlan: input.paymentPlan.default('monthly'),
        status: input.status.default('active'),
        submissionId: SubmissionId,
      }),
    )
    .transform((body) => toDomain(createNames, body)),
  names: createNames,
  status: 201,
  answer: SubscriptionWire,
  refusals: ['conflict'],
})

export const updateSubscriptionOperation = operation({
  method: 'PUT',
  path: '/subscriptions/{id}',
  tag,
  summary: 'Modifier tout ou partie d’un abonnement',
  access: 'subscriptions.manage',
  params: IdParam,
  body: z
    .object(toWire(inputNames, input))
    .partial()
    .transform((body) => toDomain(inputNames, body)),
  names: inputNames,
  status: 200,
  answer: SubscriptionWire,
  refusals: ['not_found', 'conflict'],
})

export const deleteSubscriptionOperation = operation({
  method: 'DELETE',
  path: '/subscriptions/{id}',
  tag,
  summary: 'Supprimer un abonnement auquel aucun site n’est lié',
  access: 'subscriptions.manage',
  params: IdParam,
  status: 204,
  refusals: ['not_found', 'conflict'],
})
