import { and, eq, exists, getTableColumns, ne, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { paymentAccounts } from '@/db/schema/payments'
import { products } from '@/db/schema/products'
import { shops } from '@/db/schema/shops'
import { websitePublishers } from '@/db/schema/website-publishers'
import { websites } from '@/db/schema/websites'
import { productsInNeed } from '../catalogue/products-in-need'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { accountColumns, accountOf } from '../payment-accounts/queries'
import type { OwnPaymentAccount } from '../payment-accounts/schema'
import { ownsWebsite } from '../permissions/scopes'
import { type ComplianceFacts, missingItems } from './items'

const stored = {
  websiteId: websites.id,
  shop: getTableColumns(shops),
  publisher: getTableColumns(websitePublishers),
}

/** The compliance facts of a website of the actor's own, or of any for the agency. */
export async function readCompliance(reads: Reads, websiteId: number): Promise<ComplianceFacts> {
  actingUser(reads)
  const inNeed = productsInNeed(reads, websites.id).as('in_need')
  const [facts] = await reads.db
    .select({ ...stored, inNeed: sql<number>`(select count(*)::int from ${inNeed})` })
    .from(websites)
    .leftJoin(shops, eq(shops.websiteId, websites.id))
    .leftJoin(websitePublishers, eq(websitePublishers.websiteId, websites.id))
    .where(and(eq(websites.id, websiteId), ownsWebsite(reads)))
  if (!facts) throw notFound()
  const { inNeed: count, ...known } = facts
  return { ...known, productsWithMissingFacts: facts.shop && count }
}

export type IncompleteShop = { websiteId: number; siteName: string; missing: number }

/** The reader's payment account and, once it is ready, their shops that sell while something the law requires is missing: one
 *  query for both. */
export async function readOwnSelling(
  reads: Reads,
): Promise<{ paymentAccount: OwnPaymentAccount | null; incompleteShops: IncompleteShop[] }> {
  const sells = reads.db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.websiteId, websites.id), eq(products.active, true)))
  const rows = await reads.db
    .select({
      account: accountColumns,
      siteName: websites.name,
      ...stored,
      hasProductsInNeed: sql<boolean>`${exists(productsInNeed(reads, websites.id))}`,
    })
    .from(clients)
    .leftJoin(paymentAccounts, eq(paymentAccounts.accountId, clients.stripeAccountId))
    .leftJoin(
      websites,
      and(eq(websites.clientId, clients.id), ne(websites.status, 'inactive'), exists(sells)),
    )
    .leftJoin(shops, eq(shops.websiteId, websites.id))
    .leftJoin(websitePublishers, eq(websitePublishers.websiteId, websites.id))
    .where(eq(clients.id, actingUser(reads).clientId))
    .orderBy(websites.id)
  const paymentAccount = accountOf(rows[0]?.account)
  const incompleteShops = paymentAccount?.isReady ? rows.flatMap(incompleteShop) : []
  return { paymentAccount, incompleteShops }
}

type Row = Pick<ComplianceFacts, 'shop' | 'publisher'> & {
  websiteId: number | null
  siteName: string | null
  hasProductsInNeed: boolean
}

function incompleteShop({ websiteId, siteName, shop, publisher, hasProductsInNeed }: Row): IncompleteShop[] {
  if (websiteId === null || siteName === null || !shop) return []
  // However many, they are one item.
  const productsWithMissingFacts = hasProductsInNeed ? 1 : 0
  const missing = missingItems({ websiteId, shop, publisher, productsWithMissingFacts }).length
  return missing > 0 ? [{ websiteId, siteName, missing }] : []
}
