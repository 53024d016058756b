import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import type { Website, WebsiteInput } from './schema'

/** Writes a client's website. */
export async function insertWebsite(tx: Tx, input: WebsiteInput): Promise<Website> {
  const { clientId, subscriptionId, name, status } = input
  const [website] = await tx.db.insert(websites).values(input).returning()
  if (!website) throw new Error('The website was not written')
  const subject = { type: 'website' as const, id: website.id }
  await tx.audit({ action: 'website.created', subject, after: { clientId, subscriptionId, name, status } })
  return website
}
