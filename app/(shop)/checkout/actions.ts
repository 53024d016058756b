'use server'

import { placeOrder } from '@/lib/domain/checkout/place-order'
import { resumeSubmission } from '@/lib/domain/checkout/resume-submission'
import { returnUrls } from '@/lib/domain/checkout/return-urls'
import { DomainError } from '@/lib/domain/errors'
import type { FormState } from '@/lib/domain/forms/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { limitDiscountCode } from '@/lib/server/limits/rate-limits'
import { addressOf } from './address'
import { CartForm, changesCart } from './cart-form'
import { keepForm, readKept } from './kept-form'
import { OrderForm } from './order-form'

/** Without script every button of the checkout sends the whole form, so that a change of the cart loses no other input. An order
 *  whose changed cart was not shown yet shows the cart first. */
export async function checkoutAction(previous: FormState, form: FormData): Promise<FormState> {
  const isOrder = form.has('commander') && !changesCart(form)
  return isOrder ? orderAction(previous, form) : cartAction(previous, form)
}

/** Places the order and returns its payment page or form. */
export const orderAction = formAction(
  { schema: OrderForm, access: 'public', limit: 'checkout', from: '/checkout' },
  async (ctx, { websiteId, input, typed }) => {
    const { submissionId: earlier } = await readKept(websiteId)
    const { submissionId, replaces } = await resumeSubmission(ctx, { websiteId, input, earlier })
    // Saved before the order is placed: if the provider does not answer, the next try is the same order.
    if (!(await keepForm(websiteId, { submissionId, values: typed })))
      await keepForm(websiteId, { submissionId, values: {} })
    const { url, clientSecret } = await limitDiscountCode(ctx, input.discountCode, () =>
      placeOrder(ctx, { websiteId, replaces, input: { ...input, submissionId } }),
    )
    if (!clientSecret) return { document: url }
    return {
      payment: {
        clientSecret,
        cancelUrl: returnUrls(ctx.publicOrigin, { websiteId, submissionId }).cancelUrl,
      },
    }
  },
)

/** Redirects to the URL of the changed cart, and keeps the input. */
export const cartAction = formAction(
  { schema: CartForm, access: 'public', limit: 'checkout', from: '/checkout' },
  async (_ctx, { address, typed }) => {
    const { submissionId, values } = await readKept(address.websiteId)
    if (!(await keepForm(address.websiteId, { submissionId, values: { ...values, ...typed } })))
      throw new DomainError('validation', TOO_LONG)
    return { redirectTo: addressOf(address) }
  },
)

const TOO_LONG =
  'Vos personnalisations sont trop longues pour changer le panier\u00a0: raccourcissez-les, puis réessayez.'
