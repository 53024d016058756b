import { actingUser, type Reads, type Tx } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { can } from '../permissions/policy'
import { getOwnerWebsite, lockOwner, lockPlacements } from './lock-owner'
import { PICTURE_OWNERS } from './owners'
import { type Place, removePlacements } from './placements'
import type { PictureTarget } from './schema'

/** `forbidden` for an actor whose role may not list or add pictures of this kind. */
export function requireKind(reads: Reads, { kind }: Pick<PictureTarget, 'kind'>): void {
  const { permission } = PICTURE_OWNERS[kind]
  if (permission === null) return
  actingUser(reads)
  if (!can(reads.actor, permission)) throw new DomainError('forbidden')
}

/** Refuses an actor who may not add pictures to this target. */
export async function requireTarget(reads: Reads, target: PictureTarget): Promise<void> {
  const ownerId = requireOwnerId(reads, target)
  if (ownerId !== null) requireWebsite(target, await getOwnerWebsite(reads, { kind: target.kind, ownerId }))
}

/** The same in the transaction that adds them; also locks the owner's website and removes pictures to be replaced. */
export async function claimTarget(tx: Tx, target: PictureTarget): Promise<Place> {
  const { kind } = target
  const ownerId = requireOwnerId(tx, target)
  if (ownerId === null) {
    await lockPlacements(tx, null)
    return { kind, ownerId, websiteId: null }
  }
  const websiteId = await lockOwner(tx, { kind, ownerId })
  requireWebsite(target, websiteId)
  // A website has one logo: a new one takes its place.
  if (kind === 'logo' || ('replace' in target && target.replace)) await removePlacements(tx, kind, ownerId)
  return { kind, ownerId, websiteId }
}

/** null for the agency's uploads without a website. */
export function requireOwnerId(reads: Reads, target: PictureTarget): number | null {
  requireKind(reads, target)
  if ('entryId' in target) return target.entryId
  if (target.websiteId === null && target.kind !== 'upload')
    throw invalidField('websiteId', 'Indiquez le site.')
  return target.websiteId
}

function requireWebsite(target: PictureTarget, websiteId: number): void {
  if (target.websiteId !== null && target.websiteId !== websiteId) throw notFound()
}
