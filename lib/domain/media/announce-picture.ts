import type { Context } from '../context'
import { announceChange } from '../webhooks/announce-change'
import type { Change } from '../webhooks/schema'
import type { Picture } from './schema'

/** Tells a website's addresses of a change to its gallery; the agency's uploads are nobody's content. */
export async function announcePicture(
  tx: Context,
  { id, kind, websiteId }: Pick<Picture, 'id' | 'kind' | 'websiteId'>,
  action: Change['action'],
): Promise<void> {
  if (kind === 'gallery' && websiteId !== null)
    await announceChange(tx, { websiteId, entity: 'gallery', id, action })
}
