import { trackParcels } from '../track-parcels'
import type { Queue } from './queue'

const NAME = 'parcels'

/** Asks the carrier where the parcels are that are on their way. */
export const parcels: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/15 * * * *', options: { singletonKey: NAME, retryLimit: 0 } },
  run: trackParcels,
}
