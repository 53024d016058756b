import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import { contentDecisions, contentNotices } from '@/db/schema/content-notices'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { countRows } from '../lists/count-rows'
import { readPage } from '../lists/read-page'
import { scalarSubquery } from '../lists/scalar-subquery'
import type { ListPage, ListSlice } from '../lists/schema'
import { hasWords } from '../lists/search'
import { requirePermission } from '../permissions/require-permission'
import type { ListedNotice, NoticeCursor, NoticeFilter } from './schema'

const rank = sql<number>`(case when ${contentNotices.state} = 'decided' then 2 when ${contentNotices.isUrgent} then 0 else 1 end)`

const isListed = ({ search, etat, motif }: NoticeFilter) =>
  and(
    not(contentNotices.suspicious),
    hasWords(contentNotices.search, search),
    etat && eq(contentNotices.state, etat),
    motif && eq(contentNotices.category, motif),
  )

/** Notices of illegal content: open ones first, the urgent before the others; then the newest. */
export async function listNotices(
  reads: Reads,
  { filter, page }: { filter: NoticeFilter; page: ListPage<NoticeCursor> },
): Promise<ListSlice<ListedNotice, NoticeCursor>> {
  requirePermission(reads, 'notices.manage')
  return readPage({
    keys: {
      rank: { by: rank, direction: 'asc' },
      id: { by: contentNotices.id, direction: filter.order ?? 'desc' },
    },
    page,
    cursorOf: ({ rank, id }) => ({ rank, id }),
    read: (part) =>
      reads.db
        .select({
          id: contentNotices.id,
          rank,
          reference: contentNotices.reference,
          category: contentNotices.category,
          isUrgent: contentNotices.isUrgent,
          state: contentNotices.state,
          explanation: sql<string>`left(${contentNotices.explanation}, 140)`,
          websiteName: scalarSubquery<string | null>(
            sql`select ${websites.name} from ${websites} where ${websites.id} = ${contentNotices.websiteId}`,
          ),
          reportedAt: contentNotices.reportedAt,
          createdAt: contentNotices.createdAt,
        })
        .from(contentNotices)
        .where(and(isListed(filter), part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
  })
}

/** How many match the filter; 1 001 for any number over 1 000. */
export async function countNotices(reads: Reads, filter: NoticeFilter): Promise<number> {
  requirePermission(reads, 'notices.manage')
  return countRows(
    reads,
    reads.db.select({ id: contentNotices.id }).from(contentNotices).where(isListed(filter)),
  )
}

/** A notice with its site, the site's owner, and its decisions, the latest first. */
export async function getNotice(reads: Reads, id: number) {
  requirePermission(reads, 'notices.manage')
  const [found] = await reads.db
    .select({
      notice: contentNotices,
      site: {
        id: websites.id,
        name: websites.name,
        url: websites.url,
        status: websites.status,
        clientId: websites.clientId,
      },
      owner: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(contentNotices)
    .leftJoin(websites, eq(websites.id, contentNotices.websiteId))
    .leftJoin(users, eq(users.id, websites.clientId))
    .where(and(eq(contentNotices.id, id), not(contentNotices.suspicious)))
  if (!found) throw notFound()
  return { ...found, decisions: await readDecisions(reads, id) }
}

const readDecisions = (reads: Reads, noticeId: number) =>
  reads.db
    .select({
      ...DECISION,
      complaint: contentDecisions.complaint,
      decidedBy: users.firstName,
    })
    .from(contentDecisions)
    .leftJoin(users, eq(users.id, contentDecisions.decidedById))
    .where(eq(contentDecisions.noticeId, noticeId))
    .orderBy(desc(contentDecisions.version))

const DECISION = {
  version: contentDecisions.version,
  outcome: contentDecisions.outcome,
  what: contentDecisions.what,
  scope: contentDecisions.scope,
  duration: contentDecisions.duration,
  reasons: contentDecisions.reasons,
  ground: contentDecisions.ground,
  groundText: contentDecisions.groundText,
  decidedAt: contentDecisions.decidedAt,
  readAt: contentDecisions.readAt,
  contestedAt: contentDecisions.contestedAt,
  ticketId: contentDecisions.ticketId,
}

export type ReadDecision = Awaited<ReturnType<typeof readDecisions>>[number]

/** Whether a decision restricts the content of the actor's own client. */
export const isOwnDecision = (reads: Pick<Reads, 'actor'>) =>
  eq(contentDecisions.clientId, actingUser(reads).clientId)

/** The agency's decisions on a notice about content of the actor's client, the latest first; never the sender. */
export async function getOwnDecisions(reads: Reads, noticeId: number) {
  const rows = await reads.db
    .select({ ...DECISION, reference: contentNotices.reference, siteName: websites.name })
    .from(contentDecisions)
    .innerJoin(contentNotices, eq(contentNotices.id, contentDecisions.noticeId))
    .leftJoin(websites, eq(websites.id, contentDecisions.websiteId))
    .where(and(eq(contentDecisions.noticeId, noticeId), isOwnDecision(reads)))
    .orderBy(desc(contentDecisions.version))
  const [latest] = rows
  if (!latest) throw notFound()
  return { latest, decisions: rows }
}

/** Unread decisions about the actor's client. */
export async function listUnreadDecisions(reads: Reads) {
  return reads.db
    .select({
      noticeId: contentDecisions.noticeId,
      outcome: contentDecisions.outcome,
      reference: contentNotices.reference,
      siteName: websites.name,
      decidedAt: contentDecisions.decidedAt,
    })
    .from(contentDecisions)
    .innerJoin(contentNotices, eq(contentNotices.id, contentDecisions.noticeId))
    .leftJoin(websites, eq(websites.id, contentDecisions.websiteId))
    .where(and(isOwnDecision(reads), isNull(contentDecisions.readAt)))
    .orderBy(desc(contentDecisions.decidedAt))
    .limit(5)
}

export type UnreadDecision = Awaited<ReturnType<typeof listUnreadDecisions>>[number]
