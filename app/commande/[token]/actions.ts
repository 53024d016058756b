'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { requestReturn } from '@/lib/domain/returns/request-return'
import { ReturnInput } from '@/lib/domain/returns/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { requireOrderLink } from '@/lib/server/session/order-link'

/** The only change that a shopper's link allows. The path of a refusal is stored without its token. */
export const requestReturnAction = formAction(
  {
    schema: ReturnInput.extend({ token: z.string().max(100) }),
    access: 'public',
    limit: 'returnRequest',
    from: '/commande',
  },
  async (_visitor, { token, ...input }) => {
    const { ctx } = await requireOrderLink(token)
    await requestReturn(ctx, input)
    refresh()
    return undefined
  },
)
