'use server'

import { z } from 'zod'
import { LowStockThreshold } from '@/lib/domain/catalogue/schema'
import { updateSize } from '@/lib/domain/catalogue/update-size'
import { EntityIdText } from '@/lib/domain/entity-id'
import { NetQuantity } from '@/lib/domain/product-facts/facts-schema'
import { formAction } from '@/lib/server/forms/form-action'
import { typedNumber } from './typed-number'

const from = (form: FormData) => `/dashboard/ecom/${String(form.get('websiteId'))}`

export const setThresholdAction = formAction(
  {
    schema: z.object({
      id: EntityIdText,
      lowStockThreshold: typedNumber.pipe(LowStockThreshold),
      netQuantity: typedNumber.pipe(NetQuantity).optional(),
    }),
    access: 'signedIn',
    from,
  },
  async (ctx, input) => {
    await updateSize(ctx, input)
    return { message: 'Taille enregistrée.', seconds: 3 }
  },
)
