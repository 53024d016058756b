'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { handleWithdrawal } from '@/lib/domain/withdrawals/handle-withdrawal'
import { formAction } from '@/lib/server/forms/form-action'

export const handleUnmatchedAction = formAction(
  {
    schema: z.object({ websiteId: EntityIdText, withdrawalId: EntityIdText }),
    access: 'signedIn',
    from: (form) => `/dashboard/ecom/${String(form.get('websiteId'))}/retractations`,
  },
  async (ctx, { withdrawalId }) => {
    await handleWithdrawal(ctx, { withdrawalId })
    return { message: 'Déclaration marquée comme réglée.' }
  },
)
