import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { shopTermsVersions } from '@/db/schema/shop-terms-versions'
import type { Tx } from '../context'
import { readShopNotice } from './queries'
import { termsText } from './terms-text'

/** The id of a shop's current terms version, inserted if this text is new; two concurrent orders insert it once. */
export async function keepTerms(
  tx: Tx,
  { websiteId, origin }: { websiteId: number; origin: string },
): Promise<number> {
  const { shop, siteName, publisher } = await readShopNotice(tx, websiteId)
  const text = termsText({ shop, siteName, privacyUrl: publisher?.privacyUrl ?? '', origin })
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex')
  const known = () =>
    tx.db
      .select({ id: shopTermsVersions.id })
      .from(shopTermsVersions)
      .where(and(eq(shopTermsVersions.websiteId, websiteId), eq(shopTermsVersions.hash, hash)))
  const [found] = await known()
  if (found) return found.id
  const [added] = await tx.db
    .insert(shopTermsVersions)
    .values({ websiteId, hash, text, createdAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: shopTermsVersions.id })
  const [version] = added ? [added] : await known()
  if (!version) throw new Error('The terms were not written')
  return version.id
}
