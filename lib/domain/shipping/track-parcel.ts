import type { Context } from '../context'
import { moveParcel } from './move-parcel'

/** Asks the carrier for a parcel's state and applies it. A parcel unknown to the carrier stays unchanged. */
export async function trackParcel(ctx: Context, expeditionNumber: string): Promise<void> {
  const tracking = await ctx.providers.shipments.track(expeditionNumber)
  if (tracking) await moveParcel(ctx, { expeditionNumber, state: tracking.state, at: ctx.now() })
}
