import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { websites } from '@/db/schema/websites'
import type { Context } from '../context'
import type { Page } from '../paging'
import { prepared } from '../prepared'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import type { EntryKind, PositionCursor } from './schema'

/** A website's status and a page of its shown entries: what every visitor of every client's site asks for. */
export function visitorRows(ctx: Context, kind: EntryKind, websiteId: number, page: Page<PositionCursor>) {
  const query = STATEMENTS[kind](ctx)
  return query.execute({ websiteId, after: page.after?.position ?? 0, limit: page.limit + 1 })
}

const statement = (kind: EntryKind) =>
  prepared(`visitor_${kind}`, (ctx) => {
    const table = ENTRY_TABLES[kind]
    const after = gt(table.position, sql.placeholder('after'))
    return ctx.db
      .select({
        owned: sql<boolean>`false`,
        status: websites.status,
        entry: entryColumns(ctx, kind),
      })
      .from(websites)
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
