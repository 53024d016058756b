import { z } from 'zod'
import { requiredText } from '../fields'

export const REASON_MAX = 2_000

/** `submissionId`: of the form that was shown; sent twice, it is one request. */
export const ReturnInput = z.object({
  reason: requiredText('Le motif', REASON_MAX),
  submissionId: z.uuid(),
})
export type ReturnInput = z.infer<typeof ReturnInput>
