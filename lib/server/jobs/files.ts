import type { AskedQueue } from './queue'

type Files = { keys: string[] }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    files: Files
  }
}

/** Files at the provider that are no longer needed. Deleting them is tried for an hour and a half; what is left then is
 *  taken by the nightly sweep. */
export const files: AskedQueue<Files> = {
  name: 'files',
  options: { retryLimit: 8, retryDelay: 20, retryBackoff: true },
  work: { batchSize: 50 },
  send: ({ keys }) => ({ data: { keys } }),
  run: ({ providers }, jobs) => providers.files.delete(jobs.flatMap(({ data }) => data.keys)),
}
