import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listVersions, type publicList } from '@/db/schema/list-versions'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { prepareStatement } from '../prepare-statement'

export type PublicList = (typeof publicList.enumValues)[number]

/** Joins a list's version to the query on `websites` that reads the list: rows and version are of one snapshot. */
export const isVersionOf = (list: PublicList): SQL | undefined =>
  and(eq(listVersions.websiteId, websites.id), eq(listVersions.list, list))

export type ListName = { websiteId: number; list: PublicList }

/** The versions of several lists, in the order asked; null for one that visitors may not read. */
export async function readListVersions(reads: Reads, names: readonly ListName[]): Promise<(number | null)[]> {
  const rows = await versionsOf(reads).execute({
    websiteIds: names.map(({ websiteId }) => websiteId),
    lists: names.map(({ list }) => list),
  })
  const versions = new Map(rows.map(({ place, version }) => [place, version]))
  return names.map((_, at) => versions.get(at + 1) ?? null)
}

const versionsOf = prepareStatement('list_versions', ({ db }) => {
  const asked = sql`unnest(${sql.placeholder('websiteIds')}::int[], ${sql.placeholder('lists')}::public_list[])
    with ordinality as asked (website_id, list, place)`
  return db
    .select({ place: sql<number>`asked.place`.mapWith(Number), version: listVersions.version })
    .from(asked)
    .innerJoin(
      listVersions,
      and(eq(listVersions.websiteId, sql`asked.website_id`), eq(listVersions.list, sql`asked.list`)),
    )
    .innerJoin(websites, and(eq(websites.id, listVersions.websiteId), eq(websites.status, 'active')))
})
