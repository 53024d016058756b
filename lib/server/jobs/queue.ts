import type PgBoss from 'pg-boss'
import type { Context } from '../../domain/context'

/** Retries, expiry and retention, which stand with the queue in the database. */
export type QueueOptions = Omit<PgBoss.Queue, 'name'>

/** One queue and how its jobs are worked off. */
export type Queue<Data extends object = object> = {
  name: string
  options: QueueOptions
  /** When it gets a job by itself, as a cron expression. */
  schedule?: { cron: string; options?: PgBoss.ScheduleOptions }
  /** How many workers an instance has, how often each looks for jobs and how many it takes at once. */
  work?: PgBoss.WorkOptions & { workers?: number }
  /** Works jobs off as the system; a throw has them tried again. */
  run: (ctx: Context, jobs: PgBoss.JobWithMetadata<Data>[]) => Promise<void>
}
