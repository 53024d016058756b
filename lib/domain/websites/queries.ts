import { and, asc, eq, gt } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads, type Tx } from '../context'
import { notFound } from '../errors'
import { type IdCursor, type Page, pageOf, type Slice } from '../paging'
import { isOwnWebsite, ownsWebsite } from '../permissions/scopes'
import type { Website } from './schema'

export const websiteColumns = {
  id: websites.id,
  clientId: websites.clientId,
  subscriptionId: websites.subscriptionId,
  name: websites.name,
  url: websites.url,
  imageUrl: websites.imageUrl,
  status: websites.status,
  inactiveBy: websites.inactiveBy,
}

export async function listOwnWebsites(reads: Reads, page: Page<IdCursor>): Promise<Slice<Website, IdCursor>> {
  const rows = await reads.db
    .select(websiteColumns)
    .from(websites)
    .where(and(isOwnWebsite(reads), page.after ? gt(websites.id, page.after.id) : undefined))
    .orderBy(asc(websites.id))
    .limit(page.limit + 1)
  return pageOf(rows, page.limit, (row) => ({ id: row.id }))
}

/** The actor's website, or any for an administrator. */
export async function getWebsite(reads: Reads, id: number): Promise<Website> {
  const website = await findWebsite(reads, id)
  if (!website) throw notFound()
  return website
}

/** The same; null if there is none, or if the site now belongs to another client. */
export async function findWebsite(reads: Reads, id: number): Promise<Website | null> {
  actingUser(reads)
  const [website] = await reads.db
    .select(websiteColumns)
    .from(websites)
    .where(and(eq(websites.id, id), ownsWebsite(reads)))
  return website ?? null
}

/** The same, locked until the transaction ends: every change to it or to the order of its content starts here. */
export async function lockWebsite(tx: Tx, id: number): Promise<Website> {
  actingUser(tx)
  const [website] = await tx.db
    .select(websiteColumns)
    .from(websites)
    .where(and(eq(websites.id, id), ownsWebsite(tx)))
    .for('update')
  if (!website) throw notFound()
  return website
}
