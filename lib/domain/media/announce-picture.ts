import type { Tx } from '../context'
import { announceChange } from '../webhooks/announce-change'
import type { Change } from '../webhooks/schema'
import { PICTURE_OWNERS } from './owners'
import type { Place } from './placements'

/** Announces a picture's change to the website's webhooks, as PICTURE_OWNERS says for its kind. */
export async function announcePicture(
  tx: Tx,
  { kind, ownerId, websiteId }: Place,
  { id, action }: Pick<Change, 'id' | 'action'>,
): Promise<void> {
  const { announces } = PICTURE_OWNERS[kind]
  if (!announces || ownerId === null || websiteId === null) return
  const { entity, subject } = announces
  const change: Pick<Change, 'id' | 'action'> =
    subject === 'picture' ? { id, action } : { id: ownerId, action: 'updated' }
  await announceChange(tx, { websiteId, entity, ...change })
}
