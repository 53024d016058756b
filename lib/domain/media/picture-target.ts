import { pictures } from '@/db/schema/pictures'
import { lastPosition } from '../content/positions'
import { getEntry, lockEntry } from '../content/queries'
import type { Entries, EntryKind } from '../content/schema'
import { type Context, requireActor } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { getWebsite, lockWebsite } from '../websites/queries'
import { removeEntryPictures } from './entry-pictures'
import type { PictureTarget } from './schema'

/** The columns that say what a picture hangs on. */
type Place = Pick<
  typeof pictures.$inferInsert,
  'kind' | 'websiteId' | 'position' | 'testimonialId' | 'staffMemberId' | 'eventId'
>

/** Lets through whose role may add such pictures at all: uploads are the agency's. */
export function requireRole(ctx: Context, { kind }: Pick<PictureTarget, 'kind'>): void {
  if (kind === 'upload' && requireActor(ctx).role !== 'ADMIN') throw new DomainError('forbidden')
}

/** Lets through who may add pictures there. */
export async function requireTarget(ctx: Context, target: PictureTarget): Promise<void> {
  if ('entryId' in target) {
    requireSite(target.websiteId, await getEntry(ctx, target.kind, target.entryId))
    return
  }
  requireRole(ctx, target)
  if (target.websiteId !== null) await getWebsite(ctx, target.websiteId)
  else if (target.kind !== 'upload') throw invalidField('websiteId', 'Indiquez le site.')
}

/** The same in the transaction that adds them, and which place the first of them gets. The website whose order or whose
 *  entry changes is held; the pictures that give way are gone. */
export async function claimTarget(tx: Context, target: PictureTarget): Promise<Place> {
  if (!('entryId' in target)) {
    await requireTarget(tx, target)
    const { kind, websiteId } = target
    return { kind, websiteId, ...(kind === 'gallery' && websiteId !== null && (await lastIn(tx, websiteId))) }
  }
  const { kind, entryId } = target
  const entry = await lockEntry(tx, kind, entryId)
  requireSite(target.websiteId, entry)
  if (target.replace) await removeEntryPictures(tx, kind, entryId)
  return { kind, websiteId: entry.websiteId, ...entryOf(kind, entryId) }
}

async function lastIn(tx: Context, websiteId: number): Promise<Pick<Place, 'position'>> {
  await lockWebsite(tx, websiteId)
  return { position: await lastPosition(tx, pictures, websiteId) }
}

function entryOf(kind: EntryKind, id: number): Omit<Place, 'kind' | 'websiteId'> {
  if (kind === 'testimonials') return { testimonialId: id }
  return kind === 'staff' ? { staffMemberId: id } : { eventId: id }
}

function requireSite(websiteId: number | null, entry: Entries[EntryKind]): void {
  if (websiteId !== null && websiteId !== entry.websiteId) throw notFound()
}
