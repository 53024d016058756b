import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { discountCodes } from '@/db/schema/discount-codes'
import { paymentAccounts } from '@/db/schema/payments'
import { shops } from '@/db/schema/shops'
import { websites } from '@/db/schema/websites'
import { parisDay } from '../calendar'
import { actingUser, type Reads, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { ownsWebsite } from '../permissions/scopes'
import { missingIdentity, pauseOn } from './policy'
import { type DiscountCode, MAX_CODES, type Shop } from './schema'

/** A website's shop, open or not. */
export type ServedShop = {
  /** null if it was never set up. */
  shop: Shop | null
  clientId: number
  /** The owner's payment account; null while it cannot take payments. */
  accountId: string | null
}

export type OpenShop = Shop & { clientId: number; accountId: string }

const readShop = (reads: Reads) =>
  reads.db
    .select({
      status: websites.status,
      clientId: websites.clientId,
      shop: getTableColumns(shops),
      accountId: paymentAccounts.accountId,
      isReady: paymentAccounts.isReady,
    })
    .from(websites)
    .innerJoin(clients, eq(clients.id, websites.clientId))
    .leftJoin(shops, eq(shops.websiteId, websites.id))
    .leftJoin(paymentAccounts, eq(paymentAccounts.accountId, clients.stripeAccountId))

/** For shoppers: `site_inactive` when the website is offline, `not_found` when there is none. */
export async function getServedShop(reads: Reads, websiteId: number): Promise<ServedShop> {
  const [row] = await readShop(reads).where(eq(websites.id, websiteId))
  if (!row) throw notFound()
  if (row.status === 'inactive') throw new DomainError('site_inactive')
  return { shop: row.shop, clientId: row.clientId, accountId: row.isReady ? row.accountId : null }
}

export const NOT_OPEN = 'Cette boutique n’encaisse pas encore.'

/** Lets a shop through if it sells now; otherwise `conflict`, with a sentence for its shoppers. */
export function requireOpen(reads: Pick<Reads, 'now'>, { shop, clientId, accountId }: ServedShop): OpenShop {
  if (!shop || missingIdentity(shop).length > 0) throw new DomainError('conflict', NOT_OPEN)
  const pause = pauseOn(shop, parisDay(reads.now()))
  if (pause !== null) throw new DomainError('conflict', pause)
  if (accountId === null) throw new DomainError('conflict', NOT_OPEN)
  return { ...shop, clientId, accountId }
}

/** The shop, if it takes this website's orders now. Checks on the website's content, such as the products of a cart, go
 *  between `getServedShop` and `requireOpen`. */
export async function getOpenShop(reads: Reads, websiteId: number): Promise<OpenShop> {
  return requireOpen(reads, await getServedShop(reads, websiteId))
}

/** The settings of the actor's own website; the shop is null if it was never set up. */
export async function getOwnShop(
  reads: Reads,
  websiteId: number,
): Promise<{ shop: Shop | null; takesPayments: boolean }> {
  actingUser(reads)
  const [row] = await readShop(reads).where(and(eq(websites.id, websiteId), ownsWebsite(reads)))
  if (!row) throw notFound()
  return { shop: row.shop, takesPayments: row.isReady === true }
}

/** The codes of the actor's own website, latest first. */
export async function listDiscountCodes(reads: Reads, websiteId: number): Promise<DiscountCode[]> {
  actingUser(reads)
  return reads.db
    .select(getTableColumns(discountCodes))
    .from(discountCodes)
    .innerJoin(websites, eq(websites.id, discountCodes.websiteId))
    .where(and(eq(discountCodes.websiteId, websiteId), ownsWebsite(reads)))
    .orderBy(desc(discountCodes.id))
    .limit(MAX_CODES)
}

/** A code of the actor's own website, locked until the transaction ends. */
export async function lockDiscountCode(tx: Tx, id: number): Promise<DiscountCode> {
  actingUser(tx)
  const [code] = await tx.db
    .select(getTableColumns(discountCodes))
    .from(discountCodes)
    .innerJoin(websites, eq(websites.id, discountCodes.websiteId))
    .where(and(eq(discountCodes.id, id), ownsWebsite(tx)))
    .for('update', { of: discountCodes })
  if (!code) throw notFound()
  return code
}
