import { z } from 'zod'
import { listFilter } from '../lists/filter'
import type { JobError } from './job-error'

export const JOB_STATES = ['echec', 'attente'] as const

/** Without `etat`: what failed for good. */
export const JobFilter = listFilter(['date'], { etat: z.enum(JOB_STATES).optional() }).omit({ search: true })
export type JobFilter = z.infer<typeof JobFilter>

export const JobCursor = z.object({
  createdAt: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
})
export type JobCursor = z.infer<typeof JobCursor>

/** A job as the administration sees it: never its data, which may hold what a link is made from or a mail's text. */
export type ListedJob = {
  id: string
  queue: string
  /** Of a mail. */
  kind: string | null
  /** To whom a mail goes; null for the agency and for other jobs. */
  to: string | null
  state: 'failed' | 'waiting' | 'retry' | 'active'
  /** null for a mail that was given up: all its tries failed. */
  tries: number | null
  /** The last one. */
  error: JobError | null
  createdAt: Date
  /** When it is tried next. */
  nextAt: Date | null
}

export const JobKey = z.object({ queue: z.string().max(100), id: z.uuid() })
export type JobKey = z.infer<typeof JobKey>
