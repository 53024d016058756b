'use server'

import { z } from 'zod'
import { revokeNotice } from '@/lib/domain/billing/revoke-notice'
import { PaymentPlan, SubscriptionPlan } from '@/lib/domain/billing/schema'
import { cancelChange } from '@/lib/domain/collection/cancel-change'
import { changePlan } from '@/lib/domain/collection/change-plan'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { terminate } from '@/lib/domain/contracts/terminate'
import { withdraw } from '@/lib/domain/contracts/withdraw'
import { EntityId, EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'

const from = '/dashboard/facturation'
const OfSubscription = z.object({ subscriptionId: EntityIdText })

const Invoices = z.object({
  /** `12,15` */
  invoiceIds: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(EntityId).min(1).max(50)),
})

export const payInvoicesAction = formAction(
  { schema: Invoices, access: 'signedIn', limit: 'billing', from },
  async (ctx, { invoiceIds }) => {
    const { url } = await payInvoices(ctx, invoiceIds)
    return { document: url }
  },
)

export const openMethodPageAction = formAction(
  { schema: OfSubscription, access: 'signedIn', limit: 'billing', from },
  async (ctx, { subscriptionId }) => {
    const { url } = await openMethodPage(ctx, { subscriptionId })
    return { document: url }
  },
)

export const giveNoticeAction = formAction(
  { schema: OfSubscription, access: 'signedIn', limit: 'billing', from },
  async (ctx, { subscriptionId: id }) => {
    await terminate(ctx, { id })
    return { redirectTo: from }
  },
)

export const withdrawAction = formAction(
  { schema: OfSubscription, access: 'signedIn', limit: 'billing', from },
  async (ctx, { subscriptionId }) => {
    await withdraw(ctx, subscriptionId)
    return { redirectTo: from }
  },
)

export const revokeNoticeAction = formAction(
  { schema: OfSubscription, access: 'signedIn', limit: 'billing', from },
  async (ctx, { subscriptionId }) => {
    await revokeNotice(ctx, subscriptionId)
    return { message: 'Résiliation annulée\u00a0: votre abonnement continue.' }
  },
)

export const cancelMoveAction = formAction(
  { schema: OfSubscription, access: 'signedIn', limit: 'billing', from },
  async (ctx, { subscriptionId }) => {
    await cancelChange(ctx, subscriptionId)
    return { message: 'Changement annulé\u00a0: votre formule reste la même.' }
  },
)

const Move = OfSubscription.extend({
  plan: SubscriptionPlan,
  paymentPlan: PaymentPlan,
  /** The amount that the page showed. */
  amountDueCents: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

export const changePlanAction = formAction(
  {
    schema: Move,
    access: 'signedIn',
    limit: 'billing',
    from: (form) => `${from}/${String(form.get('subscriptionId'))}/formule`,
  },
  async (ctx, { subscriptionId: id, ...input }) => {
    const { url } = await changePlan(ctx, { id, ...input })
    return { document: url ?? from }
  },
)
