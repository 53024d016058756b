import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import { type Coverage, coverageOf } from '../billing-rules/ownership'
import { parisDay } from '../calendar'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { type IdCursor, readAll } from '../paging'
import { readNotes } from './notes'
import { requireStaff } from './require-staff'
import type { TicketNote, WaitingFor } from './schema'

/** The information shown to the agency next to a conversation. */
export type CaseFile = {
  createdAt: Date
  firstAnsweredAt: Date | null
  waitingFor: WaitingFor
  assignee: { id: number; name: string } | null
  client: { id: number; name: string; email: string; phone: string }
  site: { id: number; name: string; url: string } | null
  /** For a bug: what covers its repair. null for other requests, and without a site. */
  coverage: Coverage | null
  /** The client's running subscriptions, the best plan first. */
  plans: { id: number; plan: PlanKey; paymentPlan: Rhythm; priceCents: number }[]
  otherTickets: { id: number; title: string }[]
  notes: TicketNote[]
}

/** Maximum of the client's other open tickets next to a conversation, the oldest first. */
const MAX_OTHERS = 5

const assignees = alias(users, 'assignees')

export async function getCaseFile(reads: Reads, ticketId: number): Promise<CaseFile> {
  requireStaff(reads)
  const { db } = reads
  const [found] = await db
    .select({
      clientId: tickets.clientId,
      createdAt: tickets.createdAt,
      firstAnsweredAt: tickets.firstAnsweredAt,
      waitingFor: tickets.waitingFor,
      client: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
      },
      assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
      site: { id: websites.id, name: websites.name, url: websites.url },
      type: tickets.type,
      firstDeliveredOn: websites.firstDeliveredOn,
      subscribed: { id: subscriptions.id, endsOn: subscriptions.endsOn },
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))
    .leftJoin(websites, eq(websites.id, tickets.websiteId))
    .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
    .where(eq(tickets.id, ticketId))
  if (!found) throw notFound()
  const { clientId, type, firstDeliveredOn, subscribed, ...row } = found
  const today = parisDay(reads.now())
  const isSubscribed = subscribed !== null && (subscribed.endsOn === null || today <= subscribed.endsOn)
  const [plans, otherTickets, notes] = await Promise.all([
    db
      .select({
        id: subscriptions.id,
        plan: subscriptions.plan,
        paymentPlan: subscriptions.paymentPlan,
        priceCents: subscriptions.priceCents,
      })
      .from(subscriptions)
      .where(and(eq(subscriptions.clientId, clientId), ne(subscriptions.status, 'inactive')))
      .orderBy(desc(subscriptions.plan), asc(subscriptions.id)),
    db
      .select({ id: tickets.id, title: tickets.title })
      .from(tickets)
      .where(and(eq(tickets.clientId, clientId), eq(tickets.status, 'open'), ne(tickets.id, ticketId)))
      .orderBy(asc(tickets.createdAt), asc(tickets.id))
      .limit(MAX_OTHERS),
    readAll<TicketNote, IdCursor>((page) => readNotes(reads, { ticketId, ...page })),
  ])
  return {
    ...row,
    coverage: type === 'Bug' && row.site ? coverageOf({ firstDeliveredOn }, { isSubscribed, today }) : null,
    client: withFullName(row.client),
    assignee: row.assignee && withFullName(row.assignee),
    plans,
    otherTickets,
    notes,
  }
}

const withFullName = <Person extends { firstName: string; lastName: string }>({
  firstName,
  lastName,
  ...person
}: Person) => ({
  ...person,
  name: `${firstName} ${lastName}`,
})
