'use server'

import { z } from 'zod'
import { checkCart } from '@/lib/domain/checkout/check-cart'
import { formAction } from '@/lib/server/forms/form-action'
import { DEMO_CART, DEMO_WEBSITE } from './demo-cart'

/** Like `POST /stripe/checkout/2` with a list: checks the cart and redirects to its checkout. */
export const tryCheckoutAction = formAction(
  { schema: z.object({}), access: 'public', limit: 'checkout', from: '/stripe/fake-checkout' },
  async (ctx) => {
    const { url } = await checkCart(ctx, { websiteId: DEMO_WEBSITE, items: [...DEMO_CART] })
    return { document: url }
  },
)
