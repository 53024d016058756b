import { z } from 'zod'
import { requiredText } from '../fields'
import { MESSAGE_MAX } from '../tickets/constants'

export const CANNED_ANSWERS_MAX = 100

export const CannedAnswerFields = z.object({
  title: requiredText('Le titre', 100),
  body: requiredText('Le texte', MESSAGE_MAX),
})
export type CannedAnswerFields = z.infer<typeof CannedAnswerFields>

/** An answer that the staff gives often. */
export type CannedAnswer = CannedAnswerFields & { id: number }
