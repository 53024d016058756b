'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { invalidField } from '@/lib/domain/errors'
import { eraseShopper } from '@/lib/domain/shoppers/erase-shopper'
import { ShopperAddress } from '@/lib/domain/shoppers/schema'
import { formAction } from '@/lib/server/forms/form-action'

const pathOf = (websiteId: unknown) => `/dashboard/ecom/${String(websiteId)}/acheteurs`

export const eraseShopperAction = formAction(
  {
    schema: ShopperAddress.extend({ websiteId: EntityIdText, confirmation: z.string() }),
    access: 'signedIn',
    from: (form) => pathOf(form.get('websiteId')),
  },
  async (ctx, { websiteId, email, confirmation }) => {
    if (confirmation.trim().toLowerCase() !== email.toLowerCase())
      throw invalidField('confirmation', `Pour confirmer, écrivez exactement «\u00a0${email}\u00a0».`)
    const count = await eraseShopper(ctx, { websiteId, email })
    return { redirectTo: `${pathOf(websiteId)}?effacees=${count}` }
  },
)
