'use server'

import { declarationOf, Withdrawal } from '@/lib/domain/cancellations/schema'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { declare } from '../_cancellation/declare'
import { STEPS } from '../_cancellation/steps'

export const withdraw = formAction(
  { schema: Withdrawal.extend(STEPS), access: 'public', limit: 'mail' },
  (ctx, { step, [HONEYPOT]: trapped, subscriptionId, ...withdrawal }) =>
    declare(ctx, { declaration: declarationOf('withdrawal', withdrawal), step, trapped, subscriptionId }),
)
