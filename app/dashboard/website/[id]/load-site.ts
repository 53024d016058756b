import { cache } from 'react'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { listOwnEntries } from '@/lib/domain/content/queries'
import type { Entries, EntryKind, PositionCursor } from '@/lib/domain/content/schema'
import { listGallery } from '@/lib/domain/media/queries'
import type { PlacedPicture } from '@/lib/domain/media/schema'
import { readAll } from '@/lib/domain/paging'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { Website } from '@/lib/domain/websites/schema'
import { currentContext, type SignedInContext } from '@/lib/server/session/session'

/** Cached: the page and its title request the same website. */
export const loadWebsite = cache(
  async (id: number): Promise<Website> => getWebsite(await currentContext(), id),
)

export async function loadSubscription(
  ctx: SignedInContext,
  { subscriptionId }: Website,
): Promise<SubscriptionDetail | null> {
  return subscriptionId === null ? null : readSubscriptionDetail(ctx, subscriptionId)
}

/** Every entry of a website, including hidden ones, in order. */
export const loadEntries = <Kind extends EntryKind>(
  ctx: SignedInContext,
  kind: Kind,
  websiteId: number,
): Promise<Entries[Kind][]> =>
  readAll<Entries[Kind], PositionCursor>((page) => listOwnEntries(ctx, { kind, websiteId, ...page }))

/** A website's whole gallery, in order. */
export const loadGallery = (ctx: SignedInContext, websiteId: number): Promise<PlacedPicture[]> =>
  readAll<PlacedPicture, PositionCursor>((page) => listGallery(ctx, { websiteId, ...page }))
