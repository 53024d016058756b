import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import { accentStyle } from '../accounts/accent'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { firstPicture } from '../media/first-picture'
import { narrowPicturePath } from '../media/paths'
import type { ShopSite } from './schema'

/** `not_found` without such a website. */
export async function findShopSite(reads: Reads, websiteId: number): Promise<ShopSite> {
  const [site] = await reads.db
    .select({
      id: websites.id,
      name: websites.name,
      url: websites.url,
      logoHash: firstPicture(reads, 'logo', websites.id),
      imageUrl: websites.imageUrl,
      color: users.color,
    })
    .from(websites)
    // A client's id is that of its owner.
    .innerJoin(users, eq(users.id, websites.clientId))
    .where(eq(websites.id, websiteId))
  if (!site) throw notFound()
  const { logoHash, imageUrl, color, ...shown } = site
  const logo = logoHash ? narrowPicturePath(logoHash) : ownPicture(imageUrl)
  return { ...shown, accent: color && accentStyle(color), logo }
}

/** Only pictures stored here: a shopper's browser requests none from another site. */
const ownPicture = (imageUrl: string | null): string | null =>
  /\/api\/pictures\/[\w-]+\.webp$/.exec(imageUrl ?? '')?.[0] ?? null
