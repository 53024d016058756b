import type { Context } from '../context'
import { moveParcel } from './move-parcel'

/** Asks the carrier where a parcel is, and follows what it says. One that it does not know, or not yet, stays as it is. */
export async function trackParcel(ctx: Context, expeditionNumber: string): Promise<void> {
  const tracking = await ctx.providers.shipments.track(expeditionNumber)
  if (tracking) await moveParcel(ctx, { expeditionNumber, state: tracking.state, at: ctx.now() })
}
