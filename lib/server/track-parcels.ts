import type { Context } from '../domain/context'
import { claimParcels } from '../domain/shipping/claim-parcels'
import { trackParcel } from '../domain/shipping/track-parcel'
import { log } from './log'

/** How many parcels an instance claims at once, and tracks at a time. */
const TAKEN = 8
const AT_ONCE = 4

/** Tracks the parcels that are due. A failed one waits for its next turn; when all claimed ones fail, the others wait for the
 *  next run. */
export async function trackParcels(ctx: Context): Promise<void> {
  for (;;) {
    const taken = await claimParcels(ctx, TAKEN)
    let failed = 0
    const waiting = [...taken]
    const work = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
        await trackParcel(ctx, number).catch((error) => {
          failed += 1
          log().warn({ err: error, expeditionNumber: number }, 'A parcel could not be tracked')
        })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (failed === taken.length) return
  }
}
