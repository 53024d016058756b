import { cache } from 'react'
import { getSubscription } from '@/lib/domain/billing/queries'
import type { Subscription } from '@/lib/domain/billing/schema'
import { listOwnEntries } from '@/lib/domain/content/queries'
import type { Entries, EntryKind, PositionCursor } from '@/lib/domain/content/schema'
import { listGallery } from '@/lib/domain/media/queries'
import type { GalleryPicture } from '@/lib/domain/media/schema'
import { getWebsite } from '@/lib/domain/websites/queries'
import type { Website } from '@/lib/domain/websites/schema'
import { currentContext, type SignedInContext } from '@/lib/server/session'

const CHUNK = 500

/** The page and its title ask for the same website; it is read once. */
export const loadWebsite = cache(
  async (id: number): Promise<Website> => getWebsite(await currentContext(), id),
)

export async function loadSubscription(ctx: SignedInContext, website: Website): Promise<Subscription | null> {
  return website.subscriptionId === null ? null : getSubscription(ctx, website.subscriptionId)
}

/** Every entry of a website, hidden ones too, in order. */
export async function loadEntries<Kind extends EntryKind>(
  ctx: SignedInContext,
  kind: Kind,
  websiteId: number,
): Promise<Entries[Kind][]> {
  const entries: Entries[Kind][] = []
  let after: PositionCursor | null = null
  do {
    const { rows, next }: Awaited<ReturnType<typeof listOwnEntries<Kind>>> = await listOwnEntries(
      ctx,
      kind,
      websiteId,
      { limit: CHUNK, after },
    )
    entries.push(...rows)
    after = next
  } while (after)
  return entries
}

/** A website's whole gallery, in order. */
export async function loadGallery(ctx: SignedInContext, websiteId: number): Promise<GalleryPicture[]> {
  const pictures: GalleryPicture[] = []
  let after: PositionCursor | null = null
  do {
    const { rows, next }: Awaited<ReturnType<typeof listGallery>> = await listGallery(ctx, websiteId, {
      limit: CHUNK,
      after,
    })
    pictures.push(...rows)
    after = next
  } while (after)
  return pictures
}
