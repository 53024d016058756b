import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { type PositionCursor, pageOf, type Slice } from '../paging'
import { ownsWebsite } from '../permissions/scopes'
import { entryColumns } from './entry-columns'
import { ENTRY_TABLES } from './entry-tables'
import type { Entries, EntryKind, EntryPage } from './schema'
import { readVisitorRows } from './visitor-rows'

type EntrySlice<Kind extends EntryKind> = Slice<Entries[Kind], PositionCursor>

/** A website and a page of its entries, in one query. */
async function readEntries<Kind extends EntryKind>(
  reads: Reads,
  { kind, websiteId, after, limit }: EntryPage<Kind>,
  condition: SQL | undefined,
) {
  const table = ENTRY_TABLES[kind]
  const isAfter = after ? gt(table.position, after.position) : undefined
  const rows = await reads.db
    .select({
      owned: ownsWebsite(reads).mapWith(Boolean),
      status: websites.status,
      entry: entryColumns(reads, kind),
    })
    .from(websites)
    .leftJoin(table as PgTable, and(eq(table.websiteId, websites.id), isAfter, condition))
    .where(eq(websites.id, websiteId))
    .orderBy(asc(table.position))
    .limit(limit + 1)
  return sliceOf<Kind>(rows, limit)
}

function sliceOf<Kind extends EntryKind>(
  rows: { owned: boolean; status: string; version?: number; entry: object | null }[],
  limit: number,
) {
  const [website] = rows
  if (!website) throw notFound()
  const entries = rows.flatMap(({ entry }) => (entry ? [entry as unknown as Entries[Kind]] : []))
  const page: EntrySlice<Kind> = pageOf(entries, limit, ({ position }) => ({ position }))
  const { version } = website
  return { ...website, read: { ...page, ...(version !== undefined && { version }) } }
}

function requireActiveWebsite<Read>(website: { owned: boolean; status: string; read: Read }): Read {
  if (website.status === 'inactive' && !website.owned) throw new DomainError('site_inactive')
  return website.read
}

const listForVisitors = async <Kind extends EntryKind>(
  reads: Reads,
  page: EntryPage<Kind>,
): Promise<EntrySlice<Kind>> =>
  requireActiveWebsite(sliceOf<Kind>(await readVisitorRows(reads, page), page.limit))

/** The entries that visitors see, in order; the same for every actor, the owner included. */
export async function listPublicEntries<Kind extends EntryKind>(
  reads: Reads,
  page: EntryPage<Kind>,
): Promise<EntrySlice<Kind>> {
  if (reads.actor.type === 'visitor') return listForVisitors(reads, page)
  return requireActiveWebsite(await readEntries(reads, page, eq(ENTRY_TABLES[page.kind].active, true)))
}

/** All entries for the website's owner, the visible ones for other actors. */
export async function listVisibleEntries<Kind extends EntryKind>(
  reads: Reads,
  page: EntryPage<Kind>,
): Promise<EntrySlice<Kind>> {
  if (reads.actor.type === 'visitor') return listForVisitors(reads, page)
  const condition = or(eq(ENTRY_TABLES[page.kind].active, true), ownsWebsite(reads))
  return requireActiveWebsite(await readEntries(reads, page, condition))
}

/** All entries of a website of the actor, hidden ones included; `not_found` for another website. */
export async function listOwnEntries<Kind extends EntryKind>(
  reads: Reads,
  page: EntryPage<Kind>,
): Promise<EntrySlice<Kind>> {
  actingUser(reads)
  const { owned, read } = await readEntries(reads, page, undefined)
  if (!owned) throw notFound()
  return read
}

type EntryOf<Kind extends EntryKind> = { kind: Kind; id: number }

/** Locks the website of an entry until the transaction ends, and returns the entry; every change to an entry starts here. */
export async function lockEntry<Kind extends EntryKind>(
  tx: Tx,
  { kind, id }: EntryOf<Kind>,
): Promise<Entries[Kind]> {
  const table = ENTRY_TABLES[kind]
  actingUser(tx)
  const [website] = await tx.db
    .select({ id: websites.id })
    .from(websites)
    .innerJoin(table as PgTable, eq(table.websiteId, websites.id))
    .where(and(eq(table.id, id), ownsWebsite(tx)))
    .for('update', { of: websites })
  if (!website) throw notFound()
  // Read after the lock, because the entry may have been moved or deleted in the meantime.
  const [entry] = await tx.db
    .select(entryColumns(tx, kind))
    .from(table as PgTable)
    .where(eq(table.id, id))
  if (!entry) throw notFound()
  return entry as unknown as Entries[Kind]
}
