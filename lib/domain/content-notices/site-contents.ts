import { sql } from 'drizzle-orm'
import { events } from '@/db/schema/events'
import { pictures } from '@/db/schema/pictures'
import { products } from '@/db/schema/products'
import { staffMembers } from '@/db/schema/staff-members'
import { testimonials } from '@/db/schema/testimonials'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import type { SiteContent } from './schema'

/** How many of each kind can be chosen. */
const MAX_CONTENTS = 200

/** What visitors of a site see and the agency can remove, by kind, the newest first; in one statement. */
export async function listSiteContents(reads: Reads, websiteId: number): Promise<SiteContent[]> {
  requirePermission(reads, 'notices.manage')
  return readSiteContents(reads, websiteId)
}

export async function readSiteContents({ db }: Reads, websiteId: number): Promise<SiteContent[]> {
  return db
    .select({
      kind: sql<string>`kind`,
      key: sql<string>`kind || '-' || name`,
      label: sql<string>`label`,
    })
    .from(
      sql`(
        (select 'testimonials' as kind, id::text as name, customer_name || '\u00a0: ' || left(content, 80) as label
          from ${testimonials} where website_id = ${websiteId} and active order by id desc limit ${MAX_CONTENTS})
        union all (select 'staff', id::text, name || ', ' || role
          from ${staffMembers} where website_id = ${websiteId} and active order by id desc limit ${MAX_CONTENTS})
        union all (select 'events', id::text, title
          from ${events} where website_id = ${websiteId} and active order by id desc limit ${MAX_CONTENTS})
        union all (select 'products', id::text, name
          from ${products} where website_id = ${websiteId} and active order by id desc limit ${MAX_CONTENTS})
        union all (select 'pictures', hash, coalesce(nullif(name, ''), 'sans nom')
          from ${pictures} where website_id = ${websiteId} order by id desc limit ${MAX_CONTENTS})
      ) as contents`,
    )
}
