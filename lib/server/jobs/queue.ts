import type PgBoss from 'pg-boss'
import type { SystemContext } from '../context'

/** Retries, expiry and retention, which are stored with the queue in the database. */
export type QueueOptions = Omit<PgBoss.Queue, 'name'>

/** A job is retried for about two days; a failed one stays visible for 30. */
export const LONG_RETRIES: QueueOptions = {
  retryLimit: 14,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  retentionMinutes: 30 * 24 * 60,
}

/** One queue and how its jobs are processed. */
export type Queue<Data extends object = object> = {
  name: string
  options: QueueOptions
  /** Its schedule as a cron expression. */
  schedule?: { cron: string; options?: PgBoss.ScheduleOptions }
  /** How many workers an instance has, how often each polls and how many jobs it takes at once. */
  work?: PgBoss.WorkOptions & { workers?: number }
  /** Processes jobs as the system; they are retried after a throw. */
  run: (ctx: SystemContext, jobs: PgBoss.JobWithMetadata<Data>[]) => Promise<void>
}

/** A queue that domain verbs enqueue to, through an entry of `JobInputs`: maps the input to the stored data. */
export type AskedQueue<Data extends object, Input = Data> = Queue<Data> & {
  send: (input: Input) => Sending<Data>
}

/** `queue`: if it is not the one of this name. */
export type Sending<Data extends object = object> = PgBoss.SendOptions & { queue?: string; data: Data }
