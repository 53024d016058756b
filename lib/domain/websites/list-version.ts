import { and, eq, type SQL } from 'drizzle-orm'
import { listVersions, type publicList } from '@/db/schema/list-versions'
import { websites } from '@/db/schema/websites'

type PublicList = (typeof publicList.enumValues)[number]

/** Joins a list's version to the query on `websites` that reads the list: rows and version are of one snapshot. */
export const isVersionOf = (list: PublicList): SQL | undefined =>
  and(eq(listVersions.websiteId, websites.id), eq(listVersions.list, list))
