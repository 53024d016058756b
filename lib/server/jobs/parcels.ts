import { trackParcels } from '../tasks/track-parcels'
import type { Queue } from './queue'

const NAME = 'parcels'

/** Tracks the parcels in transit at the carrier. */
export const parcels: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/15 * * * *', options: { singletonKey: NAME, retryLimit: 0 } },
  run: trackParcels,
}
