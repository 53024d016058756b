import { z } from 'zod'
import { listFilter } from '../lists/filter'
import type { JobError } from './job-error'

export const JOB_STATES = ['echec', 'attente'] as const

/** Without `etat`: the permanently failed jobs. */
export const JobFilter = listFilter(['date'], { etat: z.enum(JOB_STATES).optional() }).omit({ search: true })
export type JobFilter = z.infer<typeof JobFilter>

export const JobCursor = z.object({
  createdAt: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
})
export type JobCursor = z.infer<typeof JobCursor>

/** A job as the administration sees it: never its data, which may hold a mail's text or the source of a link's token. */
export type ListedJob = {
  id: string
  queue: string
  /** Of a mail. */
  kind: string | null
  /** The recipient of a mail; null for the agency and for other jobs. */
  to: string | null
  state: 'failed' | 'waiting' | 'retry' | 'active'
  /** null for a dead letter: all its tries failed. */
  tries: number | null
  /** The last one. */
  error: JobError | null
  createdAt: Date
  /** When it is tried next. */
  nextAt: Date | null
}

export const JobKey = z.object({ queue: z.string().max(100), id: z.uuid() })
export type JobKey = z.infer<typeof JobKey>
