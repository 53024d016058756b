import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listVersions } from '@/db/schema/list-versions'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { prepareStatement } from '../prepare-statement'
import { isVersionOf } from '../websites/list-version'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import type { EntryKind, EntryPage } from './schema'

/** A website's status and a page of its visible entries, prepared because every page view of every client's site
 *  runs it. */
export function readVisitorRows(reads: Reads, { kind, websiteId, after, limit }: EntryPage<EntryKind>) {
  const query = STATEMENTS[kind](reads)
  return query.execute({ websiteId, after: after?.position ?? 0, limit: limit + 1 })
}

const statement = (kind: EntryKind) =>
  prepareStatement(`visitor_${kind}`, (reads) => {
    const table = ENTRY_TABLES[kind]
    const after = gt(table.position, sql.placeholder('after'))
    return reads.db
      .select({
        owned: sql<boolean>`false`,
        status: websites.status,
        version: listVersions.version,
        entry: entryColumns(reads, kind),
      })
      .from(websites)
      .innerJoin(listVersions, isVersionOf(kind))
      .leftJoin(table as PgTable, and(eq(table.websiteId, websites.id), eq(table.active, true), after))
      .where(eq(websites.id, sql.placeholder('websiteId')))
      .orderBy(asc(table.position))
      .limit(sql.placeholder('limit'))
  })

const STATEMENTS = {
  testimonials: statement('testimonials'),
  staff: statement('staff'),
  events: statement('events'),
}
