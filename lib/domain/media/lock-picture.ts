import { and, eq } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { websites } from '@/db/schema/websites'
import { actingUser, type Tx } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { lockPlacements } from './lock-owner'
import { listPlacements, type Placement } from './placements'

/** Locks a picture of the actor's website, or any for an administrator, with its website until the transaction ends,
 *  and returns its placements. Every change to a picture starts here. */
export async function lockPicture(
  tx: Tx,
  which: { hash: string } | { id: number },
): Promise<{ id: number; placements: Placement[] }> {
  actingUser(tx)
  const matches = 'hash' in which ? eq(pictures.hash, which.hash) : eq(pictures.id, which.id)
  const [found] = await tx.db
    .select({ id: pictures.id, websiteId: pictures.websiteId })
    .from(pictures)
    .leftJoin(websites, eq(websites.id, pictures.websiteId))
    .where(and(matches, ownsWebsite(tx)))
  if (!found) throw notFound()
  const { id, websiteId } = found
  // The website first, in the same order as additions and moves, to avoid deadlocks.
  await lockPlacements(tx, websiteId)
  const [picture] = await tx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.id, id))
    .for('update')
  if (!picture) throw notFound()
  return { id, placements: await listPlacements(tx, id) }
}
