'use server'

import { z } from 'zod'
import { termsText } from '@/app/(public)/_texts/terms-text'
import { PaymentPlan, SubscriptionPlan } from '@/lib/domain/billing/schema'
import { acceptOffer } from '@/lib/domain/collection/accept-offer'
import { EntityIdText } from '@/lib/domain/entity-id'
import { checkbox } from '@/lib/domain/fields'
import { formAction } from '@/lib/server/forms/form-action'

const Acceptance = z.object({
  websiteId: EntityIdText.optional(),
  subscriptionId: EntityIdText.optional(),
  plan: SubscriptionPlan,
  paymentPlan: PaymentPlan,
  /** The price that the page showed. */
  priceCents: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  startsAtOnce: checkbox,
})

export const subscribeAction = formAction(
  { schema: Acceptance, access: 'signedIn', limit: 'billing', from: '/dashboard/facturation/souscrire' },
  async (ctx, accepted) => {
    const { url } = await acceptOffer(ctx, { ...accepted, termsText: await termsText() })
    return { document: url }
  },
)
