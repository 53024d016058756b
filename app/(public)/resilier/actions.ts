'use server'

import { declarationOf, hasAddress, NO_ADDRESS, TerminationFields } from '@/lib/domain/cancellations/schema'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { declare } from '../_cancellation/declare'
import { STEPS } from '../_cancellation/steps'

const TerminationForm = TerminationFields.extend(STEPS).refine(hasAddress, NO_ADDRESS)

export const notifyTermination = formAction(
  { schema: TerminationForm, access: 'public', limit: 'mail' },
  (ctx, { step, [HONEYPOT]: trapped, subscriptionId, ...termination }) =>
    declare(ctx, { declaration: declarationOf('termination', termination), step, trapped, subscriptionId }),
)
