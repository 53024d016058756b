import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/db/client'
import { websites } from '@/db/schema/websites'
import type { Context } from '../context'
import type { Page } from '../paging'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import type { EntryKind, PositionCursor } from './schema'

type Prepared = ReturnType<typeof prepare>

const prepared = new WeakMap<Queryable, Map<EntryKind, Prepared>>()

/** A website's status and a page of its shown entries: what every visitor of every client's site asks for, so the statement
 *  is written and planned once a connection. */
export function visitorRows(ctx: Context, kind: EntryKind, websiteId: number, page: Page<PositionCursor>) {
  const kept = prepared.get(ctx.db) ?? new Map<EntryKind, Prepared>()
  const query = kept.get(kind) ?? prepare(ctx, kind)
  prepared.set(ctx.db, kept.set(kind, query))
  return query.execute({ websiteId, after: page.after?.position ?? 0, limit: page.limit + 1 })
}

function prepare(ctx: Context, kind: EntryKind) {
  const table = ENTRY_TABLES[kind]
  const after = gt(table.position, sql.placeholder('after'))
  const query = ctx.db
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
  // A connection takes a name for one statement only, and in development the statement may change.
  const version = createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, 8)
  return query.prepare(`visitor_${kind}_${version}`)
}
