import { and, eq, gte, inArray, isNotNull, isNull, lt, not, type Subquery, sql } from 'drizzle-orm'
import { cancellations } from '@/db/schema/cancellations'
import { contactMessages } from '@/db/schema/contact-messages'
import { contentNotices } from '@/db/schema/content-notices'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { projectRequests } from '@/db/schema/project-requests'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { parisMonth, shiftMonth, startOfMonth } from '../calendar'
import type { CancellationKind } from '../cancellations/policy'
import type { NoticeCategory } from '../content-notices/policy'
import type { Reads } from '../context'
import { failedJobs } from '../jobs/queries'
import { COUNT_MAX } from '../lists/schema'
import { requirePermission } from '../permissions/require-permission'

/** What waits for the agency; 1 001 for any number over 1 000. One statement. */
export type AgencyTasks = {
  overdueTickets: number
  /** Declared on the site and neither confirmed nor answered. */
  openTerminations: number
  openWithdrawals: number
  newMessages: number
  newProjects: number
  deletionRequests: number
  lateSubscriptions: number
  failedJobs: number
  /** Refunds of the agency's own invoices that it has to transfer manually. */
  openRefunds: number
  /** Notices of illegal content. */
  openNotices: number
  /** The first of them, urgent ones before the others. */
  firstNotices: OpenNotice[]
}

export type OpenNotice = {
  id: number
  reference: string
  category: NoticeCategory
  isUrgent: boolean
  /** ISO 8601. */
  createdAt: string
}

/** How many notices are named. */
const NOTICES_NAMED = 5

export async function readAgencyTasks(reads: Reads): Promise<AgencyTasks> {
  requirePermission(reads, 'admin.enter')
  const { db } = reads
  const overdue = and(
    eq(tickets.status, 'open'),
    isNull(tickets.firstAnsweredAt),
    lt(tickets.answerDueAt, reads.now()),
  )
  const newMessage = and(not(contactMessages.suspicious), eq(contactMessages.status, 'new'))
  const [counts] = await db
    .select({
      overdueTickets: counted(db.select({ id: tickets.id }).from(tickets).where(overdue)),
      openTerminations: counted(openCancellations(reads, 'termination')),
      openWithdrawals: counted(openCancellations(reads, 'withdrawal')),
      newMessages: counted(db.select({ id: contactMessages.id }).from(contactMessages).where(newMessage)),
      newProjects: counted(
        db.select({ id: projectRequests.id }).from(projectRequests).where(eq(projectRequests.status, 'new')),
      ),
      deletionRequests: counted(
        db.select({ id: users.id }).from(users).where(isNotNull(users.deletionRequestedAt)),
      ),
      lateSubscriptions: counted(
        db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.status, 'late')),
      ),
      failedJobs: counted(failedJobs(reads)),
      openRefunds: counted(
        db
          .select({ id: invoiceRefunds.id })
          .from(invoiceRefunds)
          .where(inArray(invoiceRefunds.status, ['to_transfer', 'failed'])),
      ),
      openNotices: counted(db.select({ id: contentNotices.id }).from(contentNotices).where(openNotice)),
      firstNotices,
    })
    .from(sql`(select 1) as one`)
  if (!counts) throw new Error('A count gave no row')
  return counts
}

const openCancellations = ({ db }: Reads, kind: CancellationKind) =>
  db
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(and(eq(cancellations.status, 'received'), eq(cancellations.kind, kind)))
const openNotice = and(eq(contentNotices.state, 'received'), not(contentNotices.suspicious))

const firstNotices = sql<OpenNotice[]>`(select coalesce(json_agg(open), '[]') from (
    select id, reference, category, is_urgent as "isUrgent", created_at as "createdAt" from ${contentNotices}
    where state = 'received' and not suspicious order by is_urgent desc, id limit ${NOTICES_NAMED}) as open)`

/** A query's row count, up to 1 001, as a column: all counts come in one statement. */
const counted = (rows: { limit(rows: number): { as(alias: string): Subquery } }) =>
  sql<number>`(select count(*)::int from ${rows.limit(COUNT_MAX + 1).as('counted')})`

/** A month in Paris, `YYYY-MM`. */
export type MonthOfClients = { month: string; clients: number }
/** Of tickets opened in the month: those answered or overdue, and how many of these were answered in time. */
export type MonthOfAnswers = { month: string; planRank: number; due: number; inTime: number }

export const MONTHS = 12

const monthOf = (column: unknown) => sql<string>`to_char(${column} at time zone 'Europe/Paris', 'YYYY-MM')`

/** New clients and first answers of the last twelve months. */
export async function readActivity(
  reads: Reads,
): Promise<{ clients: MonthOfClients[]; answers: MonthOfAnswers[] }> {
  requirePermission(reads, 'admin.enter')
  const now = reads.now()
  const since = startOfMonth(shiftMonth(parisMonth(now), 1 - MONTHS))
  const ofUser = monthOf(users.createdAt)
  const ofTicket = monthOf(tickets.createdAt)
  const [clients, answers] = await Promise.all([
    reads.db
      .select({ month: ofUser, clients: sql<number>`count(*)::int` })
      .from(users)
      .where(and(gte(users.createdAt, since), eq(users.role, 'USER')))
      .groupBy(sql`1`),
    reads.db
      .select({
        month: ofTicket,
        // Ranks with priority are half a step below their plan's rank.
        planRank: sql<number>`ceil(${tickets.planRank})::int`,
        due: sql<number>`count(*)::int`,
        inTime: sql<number>`(count(*) filter (where ${tickets.firstAnsweredAt} <= ${tickets.answerDueAt}))::int`,
      })
      .from(tickets)
      .where(
        and(
          gte(tickets.createdAt, since),
          // Answered, or too late already.
          sql`(${tickets.firstAnsweredAt} is not null or ${tickets.answerDueAt} < ${now.toISOString()}::timestamptz)`,
          isNotNull(tickets.answerDueAt),
        ),
      )
      .groupBy(sql`1`, sql`2`),
  ])
  return { clients, answers }
}
