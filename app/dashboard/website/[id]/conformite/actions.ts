'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { PublisherInput, savePublisher } from '@/lib/domain/shop-terms/save-publisher'
import { formAction } from '@/lib/server/forms/form-action'

export const savePublisherAction = formAction(
  {
    schema: z.object({ websiteId: EntityIdText }).and(PublisherInput),
    access: 'signedIn',
    from: (form) => `/dashboard/website/${String(form.get('websiteId'))}/conformite`,
  },
  async (ctx, input) => {
    await savePublisher(ctx, input)
    return { message: 'Mentions enregistrées.' }
  },
)
