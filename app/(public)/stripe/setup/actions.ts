'use server'

import { z } from 'zod'
import { openPaymentAccount } from '@/lib/domain/payment-accounts/open-payment-account'
import { formAction } from '@/lib/server/forms/form-action'

export const openPaymentAccountAction = formAction(
  { schema: z.object({}), access: 'signedIn', limit: 'paymentAccount', from: '/stripe/setup' },
  async (ctx) => {
    await openPaymentAccount(ctx)
    return {}
  },
)
