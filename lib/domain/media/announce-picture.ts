import type { pictures } from '@/db/schema/pictures'
import type { Context } from '../context'
import { announceChange } from '../webhooks/announce-change'
import type { Change } from '../webhooks/schema'

/** Tells a website's addresses of a change to its gallery, or to the entry whose picture it is; the agency's uploads are
 *  nobody's content. */
export async function announcePicture(
  tx: Context,
  { id, kind, websiteId, testimonialId, staffMemberId, eventId }: typeof pictures.$inferSelect,
  action: Change['action'],
): Promise<void> {
  if (websiteId === null || kind === 'upload') return
  if (kind === 'gallery') return announceChange(tx, { websiteId, entity: kind, id, action })
  const entryId = testimonialId ?? staffMemberId ?? eventId
  if (entryId !== null) await announceChange(tx, { websiteId, entity: kind, id: entryId, action: 'updated' })
}
