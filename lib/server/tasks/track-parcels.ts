import pLimit from 'p-limit'
import type { Context } from '../../domain/context'
import { claimParcels } from '../../domain/shipping/claim-parcels'
import { trackParcel } from '../../domain/shipping/track-parcel'
import { log } from '../instance/log'

/** How many parcels an instance claims at once, and tracks at a time. */
const CLAIMED = 8
const CONCURRENCY = 4

/** Tracks the parcels that are due. A failed one waits for its next turn; when all claimed ones fail, the others wait for the
 *  next run. */
export async function trackParcels(ctx: Context): Promise<void> {
  for (;;) {
    const claimed = await claimParcels(ctx, CLAIMED)
    let failed = 0
    await pLimit(CONCURRENCY).map(claimed, (expeditionNumber) =>
      trackParcel(ctx, expeditionNumber).catch((error) => {
        failed += 1
        log().warn({ err: error, expeditionNumber }, 'A parcel could not be tracked')
      }),
    )
    if (failed === claimed.length) return
  }
}
