'use server'

import { placeOrder } from '@/lib/domain/checkout/place-order'
import { resumeSubmission } from '@/lib/domain/checkout/resume-submission'
import { formAction } from '@/lib/server/form-action'
import { OrderForm } from './order-form'
import { lastSubmission, rememberSubmission } from './submission-cookie'

/** Sends the order and leads to where it is paid. */
export const orderAction = formAction(
  { schema: OrderForm, access: 'public', limit: 'checkout', from: '/checkout' },
  async (ctx, { websiteId, input }) => {
    const earlier = await lastSubmission(websiteId)
    const submissionId = await resumeSubmission(ctx, { websiteId, input, earlier })
    // Before it is placed: without an answer of the provider, the next try is the same order.
    await rememberSubmission(websiteId, submissionId)
    const { url } = await placeOrder(ctx, { websiteId, input: { ...input, submissionId } })
    return { document: url }
  },
)
