'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { confirmCancellation } from '@/lib/domain/cancellations/confirm-cancellation'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'

/** The path of a refusal is stored without its token. */
const options = { access: 'public', limit: 'cancellationAnswer', from: '/fin-de-contrat' } as const

export const confirmByLinkAction = formAction(
  { ...options, schema: z.object({ token: z.string().max(200), subscriptionId: EntityIdText }) },
  async (ctx, { token, subscriptionId }) => {
    await confirmCancellation(ctx, { key: { token }, subscriptionId })
    refresh()
    return undefined
  },
)
