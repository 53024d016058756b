import { and, eq, sql } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads, type Tx } from '../context'
import { notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { lockWebsite } from '../websites/queries'
import { PICTURE_OWNERS } from './owners'
import type { PictureKind } from './schema'

export type Owner = { kind: PictureKind; ownerId: number }

/** The website id of a picture owner on the actor's website, or on any website for an administrator. */
export async function getOwnerWebsite(reads: Reads, { kind, ownerId }: Owner): Promise<number> {
  actingUser(reads)
  const { table, id, websiteId } = PICTURE_OWNERS[kind]
  const [website] = await reads.db
    .select({ id: websites.id })
    .from(websites)
    .innerJoin(table, eq(websiteId, websites.id))
    .where(and(eq(id, ownerId), ownsWebsite(reads)))
  if (!website) throw notFound()
  return website.id
}

/** The same, with the website locked until the transaction ends: every change to the owner's pictures starts here. */
export async function lockOwner(tx: Tx, owner: Owner): Promise<number> {
  await lockPlacements(tx, await getOwnerWebsite(tx, owner))
  // Checked again, because the owner may have been deleted while waiting for the lock.
  return getOwnerWebsite(tx, owner)
}

const WITHOUT_WEBSITE = 7_231_002

/** Locks the order of a website's pictures, or of the pictures without a website. */
export async function lockPlacements(tx: Tx, websiteId: number | null): Promise<void> {
  if (websiteId !== null) await lockWebsite(tx, websiteId)
  else await tx.db.execute(sql`select pg_advisory_xact_lock(${WITHOUT_WEBSITE})`)
}
