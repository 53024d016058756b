import { and, desc, eq, not, type SQL, type Subquery, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { projectRequests } from '@/db/schema/project-requests'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { countRows } from '../lists/count-rows'
import { firstRows, kindsOf } from '../lists/first-rows'
import { type PagePart, readPage } from '../lists/read-page'
import { COUNT_MAX, type ListPage, type ListSlice } from '../lists/schema'
import { findWords } from '../lists/search'
import { mailFailureOf } from '../notifications/mail-failures'
import { recapText } from '../onboarding/recap'
import { requirePermission } from '../permissions/require-permission'
import { labelFields } from './label-fields'
import type { Lead, LeadCursor, LeadFilter } from './lead'
import type { LeadSubject } from './policy'

const SUMMARY_LENGTH = 140

type Input = { filter: LeadFilter; page: ListPage<LeadCursor> }

/** Visitors' messages or clients' projects, newest first. Suspicious messages are left out. */
export async function listLeads(reads: Reads, { filter, page }: Input): Promise<ListSlice<Lead, LeadCursor>> {
  requirePermission(reads, 'leads.manage')
  const isProject = filter.genre === 'projet'
  const rowsOf = await findListed(reads, filter)
  return readPage({
    keys: {
      id: { by: isProject ? projectRequests.id : contactMessages.id, direction: filter.order ?? 'desc' },
    },
    page,
    cursorOf: ({ id }) => ({ id }),
    read: (part) => (isProject ? readProjects(reads, rowsOf, part) : readMessages(reads, rowsOf, part)),
  })
}

/** Number of leads that match the filter; 1 001 for any number over 1 000. */
export async function countLeads(reads: Reads, filter: LeadFilter): Promise<number> {
  requirePermission(reads, 'leads.manage')
  const rowsOf = await findListed(reads, filter)
  const part = { where: undefined, orderBy: [sql`id`], limit: COUNT_MAX + 1 }
  return countRows(reads, reads.db.select({ id: sql`id`.as('id') }).from(rowsOf(part)))
}

// With the literal in the SQL text: the partial indexes match no parameter.
const isQuote = sql`${contactMessages.fields} ->> 'subject' = 'devis'`
const isTermination = sql`${contactMessages.fields} ->> 'subject' = 'resiliation'`
const isWithdrawal = sql`${contactMessages.fields} ->> 'subject' = 'retractation'`

const OF_KIND: Record<LeadSubject, SQL> = {
  devis: isQuote,
  resiliation: isTermination,
  retractation: isWithdrawal,
}

type RowsOf = (part: PagePart) => Subquery

/** A page's rows of `contact_messages` or `project_requests`. */
const findListed = (reads: Reads, filter: LeadFilter): Promise<RowsOf> =>
  filter.genre === 'projet' ? findProjects(reads, filter) : findMessages(reads, filter)

async function findMessages(reads: Reads, { genre, etat, search }: LeadFilter): Promise<RowsOf> {
  const of = contactMessages
  const { isFound, isRare } = await findWords(reads, { column: of.id, of, search })
  const isOfKind = genre && genre in OF_KIND ? OF_KIND[genre as LeadSubject] : undefined
  const kinds = kindsOf([[of.status, etat, !isRare]])
  return (part) =>
    firstRows(of, kinds, { ...part, where: and(not(of.suspicious), isOfKind, isFound, part.where) })
}

async function findProjects(reads: Reads, { etat, search }: LeadFilter): Promise<RowsOf> {
  const { isFound } = await findWords(reads, { column: projectRequests.clientId, of: users, search })
  const kinds = kindsOf([[projectRequests.status, etat, false]])
  return (part) => firstRows(projectRequests, kinds, { ...part, where: and(isFound, part.where) })
}

async function readMessages(reads: Reads, rowsOf: RowsOf, part: PagePart) {
  const rows = await reads.db
    .select({
      id: contactMessages.id,
      subject: sql<LeadSubject | null>`case when ${isQuote} then 'devis' when ${isTermination} then 'resiliation' when ${isWithdrawal} then 'retractation' end`,
      name: contactMessages.senderName,
      email: contactMessages.senderEmail,
      summary: sql<string>`left(coalesce(${contactMessages.fields} ->> 'message', ${contactMessages.fields} ->> 'content', ${contactMessages.fields} ->> 'contract', ''), ${sql.raw(String(SUMMARY_LENGTH))})`,
      status: contactMessages.status,
      createdAt: contactMessages.createdAt,
      mailFailure: mailFailureOf(contactMessages.senderEmail),
    })
    .from(rowsOf(part))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return rows.map((row): Lead => ({ kind: 'message', ...row }))
}

async function readProjects(reads: Reads, rowsOf: RowsOf, part: PagePart) {
  const rows = await reads.db
    .select({
      request: projectRequests,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      mailFailure: mailFailureOf(users.email),
    })
    .from(rowsOf(part))
    .innerJoin(users, eq(users.id, projectRequests.clientId))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return rows.map(
    ({ request, firstName, lastName, email, mailFailure }): Lead => ({
      kind: 'projet',
      id: request.id,
      subject: null,
      name: `${firstName} ${lastName}`,
      email,
      summary: recapText(request).split('\n').slice(0, 6).join(' · '),
      status: request.status,
      createdAt: request.createdAt,
      mailFailure,
    }),
  )
}

/** A message with all its fields. */
export async function getMessage(reads: Reads, id: number) {
  requirePermission(reads, 'leads.manage')
  const [message] = await reads.db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), not(contactMessages.suspicious)))
  if (!message) throw notFound()
  return { ...message, lines: labelFields(message.fields) }
}

/** A project with its client and all answers. */
export async function getProject(reads: Reads, id: number) {
  requirePermission(reads, 'leads.manage')
  const [found] = await reads.db
    .select({
      request: projectRequests,
      client: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
        businessName: users.businessName,
      },
    })
    .from(projectRequests)
    .innerJoin(users, eq(users.id, projectRequests.clientId))
    .where(eq(projectRequests.id, id))
    .orderBy(desc(projectRequests.id))
  if (!found) throw notFound()
  return { ...found, recap: recapText(found.request) }
}
