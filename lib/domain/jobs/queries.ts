import { and, type SQL, sql } from 'drizzle-orm'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { readPage } from '../lists/read-page'
import type { ListPage, ListSlice } from '../lists/schema'
import { requirePermission } from '../permissions/require-permission'
import { type JobError, readJobError, type StoredError } from './job-error'
import type { JobCursor, JobFilter, ListedJob } from './schema'

/** Where mails go after their last retry; jobs in this queue are not processed. */
export const DEAD_LETTERS = 'dead-letters'

const JOBS = sql`pgboss.job`
const FAILED = sql`(name = ${DEAD_LETTERS} or (state = 'failed' and dead_letter is null))`
const WAITING = sql`(name <> ${DEAD_LETTERS} and name not like '\\_\\_pgboss%' and state in ('created', 'retry', 'active'))`

/** The error as pg-boss stores it; pg-boss puts its own messages into `value`. */
const ERROR = sql<JobError | null>`
  case when coalesce(output ->> 'message', output -> 'value' ->> 'message') is null then null else jsonb_build_object(
    'name', output ->> 'name',
    'message', left(coalesce(output ->> 'message', output -> 'value' ->> 'message'), 2000),
    'cause', case when jsonb_typeof(output -> 'cause') = 'object' then jsonb_build_object(
      'message', left(output -> 'cause' ->> 'message', 2000),
      'code', output -> 'cause' ->> 'code',
      'statusCode', output -> 'cause' -> 'statusCode') end) end`

const isListed = ({ etat }: JobFilter): SQL => (etat === 'attente' ? WAITING : FAILED)

type Input = { filter: JobFilter; page: ListPage<JobCursor> }

/** The permanently failed jobs, or the waiting ones, latest first. */
export async function listJobs(
  reads: Reads,
  { filter, page }: Input,
): Promise<ListSlice<ListedJob, JobCursor>> {
  requirePermission(reads, 'jobs.manage')
  return readPage({
    keys: {
      // To the millisecond, as a cursor holds it.
      createdAt: { by: sql`date_trunc('milliseconds', created_on)`, direction: filter.order ?? 'desc' },
      id: { by: sql`id`, direction: filter.order ?? 'desc' },
    },
    page,
    cursorOf: ({ createdAt, id }) => ({ createdAt, id }),
    read: async ({ where, orderBy, limit }) =>
      reads.db
        .select({
          id: sql<string>`id`,
          queue: sql<string>`name`,
          kind: sql<string | null>`data ->> 'kind'`,
          to: sql<string | null>`data ->> 'to'`,
          state: sql<
            ListedJob['state']
          >`case when ${FAILED} then 'failed' when state = 'created' then 'waiting' else state::text end`,
          tries: sql<
            number | null
          >`case when name = ${DEAD_LETTERS} then null else retry_count + case when state = 'created' then 0 else 1 end end`,
          error: ERROR.mapWith((stored: StoredError) => readJobError(stored)),
          createdAt: sql`date_trunc('milliseconds', created_on)`.mapWith((at: string) => new Date(at)),
          nextAt: sql`case when ${FAILED} then null else start_after end`.mapWith(
            (at: string) => new Date(at),
          ),
        })
        .from(JOBS)
        .where(and(isListed(filter), where))
        .orderBy(...orderBy)
        .limit(limit),
  })
}

/** The permanently failed jobs, as a subquery for another module's statement. */
export const failedJobs = ({ db }: Pick<Reads, 'db'>) =>
  db
    .select({ id: sql<string>`id`.as('id') })
    .from(JOBS)
    .where(FAILED)

/** Number of jobs that match the filter; 1 001 for any number over 1 000. */
export async function countJobs(reads: Reads, filter: JobFilter): Promise<number> {
  requirePermission(reads, 'jobs.manage')
  return countRows(
    reads,
    reads.db
      .select({ id: sql`id`.as('id') })
      .from(JOBS)
      .where(isListed(filter)),
  )
}
