import { reconcileUploads } from '../tasks/reconcile-uploads'
import type { Queue } from './queue'

const NAME = 'uploads'

/** Looks for uploaded files whose arrival was not reported. */
export const uploads: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/5 * * * *', options: { singletonKey: NAME, retryLimit: 0 } },
  run: reconcileUploads,
}
