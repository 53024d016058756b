import type { AskedQueue } from './queue'

type Files = { keys: string[] }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    files: Files
  }
}

/** Files at the provider that are no longer needed. Their deletion is retried for an hour and a half; the nightly sweep deletes
 *  the rest. */
export const files: AskedQueue<Files> = {
  name: 'files',
  options: { retryLimit: 8, retryDelay: 20, retryBackoff: true },
  work: { batchSize: 50 },
  send: ({ keys }) => ({ data: { keys } }),
  run: ({ providers }, jobs) => providers.files.delete(jobs.flatMap(({ data }) => data.keys)),
}
