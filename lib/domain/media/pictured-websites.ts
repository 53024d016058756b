import { asc, eq, sql } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { galleryPictures } from '@/db/schema/placements'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { ownsWebsite } from '../permissions/scopes'
import { websiteColumns } from '../websites/queries'

/** Maximum number of cards on a dashboard. */
const MAX_WEBSITES = 200

/** The website's own image if it is one of our files, else its gallery's first picture: no other site's URL is loaded. */
const pictureId = sql`coalesce(
  (select own.id from ${pictures} own
    where own.hash = substring(${websites.imageUrl} from '/api/pictures/([0-9a-f]{32})')
      and (own.website_id is null or own.website_id = ${websites.id})),
  (select placed.picture_id from ${galleryPictures} placed where placed.owner_id = ${websites.id}
    order by placed.position limit 1))`

/** The actor's websites, or everybody's for an administrator, with picture and contract, in one query; the oldest first. */
export function listPicturedWebsites(reads: Reads) {
  return reads.db
    .select({
      ...websiteColumns,
      picture: { hash: pictures.hash, width: pictures.width, height: pictures.height },
      contract: {
        plan: subscriptions.plan,
        paymentPlan: subscriptions.paymentPlan,
        dueDate: subscriptions.dueDate,
        endsOn: subscriptions.endsOn,
        endedAt: subscriptions.endedAt,
      },
    })
    .from(websites)
    .leftJoin(pictures, eq(pictures.id, pictureId))
    .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
    .where(ownsWebsite(reads))
    .orderBy(asc(websites.id))
    .limit(MAX_WEBSITES)
}

export type PicturedWebsite = Awaited<ReturnType<typeof listPicturedWebsites>>[number]
