import { z } from 'zod'
import { requiredText } from '../fields'
import { RETURN_REASON_MAX } from './policy'

/** `submissionId`: of the form that was shown; sent twice, it is one request. */
export const ReturnInput = z.object({
  reason: requiredText('Le motif', RETURN_REASON_MAX),
  submissionId: z.uuid(),
})
export type ReturnInput = z.infer<typeof ReturnInput>
