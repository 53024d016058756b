import { z } from 'zod'

/** An idempotency key chosen by the caller: a repeat with the same key makes the change once. */
export const SubmissionId = z
  .uuid({ error: 'SubmissionId est un UUID.' })
  .optional()
  .meta({ description: 'Répété avec le même contenu, l’appel répond le premier résultat.' })

export type Keyed = { submissionId?: string | undefined }
