import type { JobWithMetadata } from 'pg-boss'
import type { Cause } from '../../domain/notifications/jobs'
import { log } from '../instance/log'
import { metrics } from '../metrics/registry'
import { withRequestIds } from '../requests/request-id'
import { tracing } from '../traces/tracing'

type Batch = Pick<JobWithMetadata<object>, 'id' | 'data'>[]

/** Runs a batch of a queue's jobs for the requests that enqueued them: log, metrics and traces record the result. */
export async function inJob(queue: string, jobs: Batch, work: () => Promise<void>): Promise<void> {
  const causes = jobs.flatMap(({ data }) => causeOf(data) ?? [])
  const [requestId = crypto.randomUUID(), ...others] = new Set(causes.map((cause) => cause.requestId))
  const requestIds = [requestId, ...others] as const
  const run = () => observed(queue, jobs, causes.length > 0, work)
  const traces = [...new Set(causes.flatMap(({ trace }) => trace ?? []))]
  await withRequestIds(requestIds, () => tracing()?.inJobSpan(queue, { requestIds, traces }, run) ?? run())
}

/** The cause of a job; undefined for a scheduled one, or one of an earlier version. */
function causeOf(data: object | null): Cause | undefined {
  return (data as { cause?: Cause } | null)?.cause
}

async function observed(
  queue: string,
  jobs: Batch,
  isAsked: boolean,
  work: () => Promise<void>,
): Promise<void> {
  const about = { queue, jobs: jobs.map(({ id }) => id) }
  try {
    await work()
  } catch (error) {
    metrics()?.jobs.inc({ queue, outcome: 'failed' })
    log().warn({ err: error, ...about }, 'Jobs failed')
    throw error
  }
  metrics()?.jobs.inc({ queue, outcome: 'ok' })
  // Scheduled jobs mostly find nothing to do.
  if (isAsked) log().info(about, 'Jobs were done')
}
