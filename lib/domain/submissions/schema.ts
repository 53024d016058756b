import { z } from 'zod'

/** Chosen by the caller of a change: sent again under it, the change is made once. */
export const SubmissionId = z
  .uuid({ error: 'SubmissionId est un UUID.' })
  .optional()
  .meta({ description: 'Répété avec le même contenu, l’appel répond le premier résultat.' })

export type Keyed = { submissionId?: string | undefined }
