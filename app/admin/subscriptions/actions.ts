'use server'

import { z } from 'zod'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import { getSubscription } from '@/lib/domain/billing/queries'
import { PRICE_MAX_CENTS, SubscriptionInput, WRONG_PRICE } from '@/lib/domain/billing/schema'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { EntityIdText } from '@/lib/domain/entity-id'
import { sinceOpened } from '@/lib/domain/forms/since-opened'
import { parseEuros } from '@/lib/domain/money'
import { formAction } from '@/lib/server/forms/form-action'
import { requireName } from '../require-name'
import { subscriptionName } from './subscription-name'

const signedIn = { access: 'signedIn', from: '/admin/subscriptions' } as const

const Fields = SubscriptionInput.extend({
  clientId: EntityIdText,
  priceCents: z.string().transform((text, { issues }) => {
    const cents = parseEuros(text)
    if (cents !== null && cents <= PRICE_MAX_CENTS) return cents
    issues.push({ code: 'custom', message: WRONG_PRICE, input: text })
    return z.NEVER
  }),
})

export const createSubscriptionAction = formAction(
  { schema: Fields, ...signedIn },
  async (ctx, input, key) => {
    await createSubscription(ctx, { ...input, ...key })
    return { message: 'Abonnement créé.' }
  },
)

export const updateSubscriptionAction = formAction(
  { schema: Fields.extend({ id: EntityIdText, was: z.string() }), ...signedIn },
  async (ctx, { id, was, ...fields }) => {
    await updateSubscription(ctx, { id, changes: sinceOpened(fields, was) })
    return { message: 'Abonnement enregistré.' }
  },
)

export const deleteSubscriptionAction = formAction(
  { schema: z.object({ id: EntityIdText, confirmation: z.string() }), ...signedIn },
  async (ctx, { id, confirmation }) => {
    requireName(subscriptionName(await getSubscription(ctx, id)), confirmation)
    await deleteSubscription(ctx, id)
    return { message: 'Abonnement supprimé.' }
  },
)
