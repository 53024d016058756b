import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { mailFailures } from '@/db/schema/mail-failures'
import { projectRequests } from '@/db/schema/project-requests'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { countRows } from '../lists/count-rows'
import { type PagePart, readPage } from '../lists/read-page'
import type { ListPage, ListSlice } from '../lists/schema'
import { isFound } from '../lists/search'
import { recapText } from '../onboarding/recap'
import { requirePermission } from '../permissions/require-permission'
import { labelFields } from './label-fields'
import type { Lead, LeadCursor, LeadFilter } from './lead'

const SUMMARY_LENGTH = 140

type Wish = { filter: LeadFilter; page: ListPage<LeadCursor> }

/** Visitors' messages or clients' projects, newest first. What programs sent is left out. */
export async function listLeads(reads: Reads, { filter, page }: Wish): Promise<ListSlice<Lead, LeadCursor>> {
  requirePermission(reads, 'leads.manage')
  const isProject = filter.genre === 'projet'
  return readPage({
    keys: {
      id: { by: isProject ? projectRequests.id : contactMessages.id, direction: filter.order ?? 'desc' },
    },
    page,
    cursorOf: ({ id }) => ({ id }),
    read: (part) => (isProject ? readProjects(reads, filter, part) : readMessages(reads, filter, part)),
  })
}

/** How many the filter lets through; 1 001 for any number over 1 000. */
export async function countLeads(reads: Reads, filter: LeadFilter): Promise<number> {
  requirePermission(reads, 'leads.manage')
  return filter.genre === 'projet'
    ? countRows(
        reads,
        reads.db
          .select({ id: projectRequests.id })
          .from(projectRequests)
          .innerJoin(users, eq(users.id, projectRequests.userId))
          .where(isListedProject(filter)),
      )
    : countRows(
        reads,
        reads.db.select({ id: contactMessages.id }).from(contactMessages).where(isListedMessage(filter)),
      )
}

const isQuote = sql`coalesce(${contactMessages.fields} ->> 'subject', '') = 'devis'`

const isListedMessage = ({ genre, etat, search }: LeadFilter): SQL | undefined =>
  and(
    not(contactMessages.suspicious),
    genre === 'devis' ? isQuote : undefined,
    etat && eq(contactMessages.status, etat),
    isFound(contactMessages.id, contactMessages, search),
  )

const isListedProject = ({ etat, search }: LeadFilter): SQL | undefined =>
  and(etat && eq(projectRequests.status, etat), isFound(projectRequests.userId, users, search))

const failed = (address: SQL) =>
  sql<boolean>`exists (select 1 from ${mailFailures} where ${mailFailures.address} = lower(${address}))`

async function readMessages(reads: Reads, filter: LeadFilter, { where, orderBy, limit }: PagePart) {
  const rows = await reads.db
    .select({
      id: contactMessages.id,
      name: contactMessages.senderName,
      email: contactMessages.senderEmail,
      summary: sql<string>`left(coalesce(${contactMessages.fields} ->> 'message', ${contactMessages.fields} ->> 'content', ''), ${sql.raw(String(SUMMARY_LENGTH))})`,
      status: contactMessages.status,
      createdAt: contactMessages.createdAt,
      mailFailed: failed(sql`${contactMessages.senderEmail}`),
    })
    .from(contactMessages)
    .where(and(isListedMessage(filter), where))
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map((row): Lead => ({ kind: 'message', ...row }))
}

async function readProjects(reads: Reads, filter: LeadFilter, { where, orderBy, limit }: PagePart) {
  const rows = await reads.db
    .select({
      request: projectRequests,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      mailFailed: failed(sql`${users.email}`),
    })
    .from(projectRequests)
    .innerJoin(users, eq(users.id, projectRequests.userId))
    .where(and(isListedProject(filter), where))
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map(
    ({ request, firstName, lastName, email, mailFailed }): Lead => ({
      kind: 'projet',
      id: request.id,
      name: `${firstName} ${lastName}`,
      email,
      summary: recapText(request).split('\n').slice(0, 6).join(' · '),
      status: request.status,
      createdAt: request.createdAt,
      mailFailed,
    }),
  )
}

/** A message with all that was typed. */
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
    .innerJoin(users, eq(users.id, projectRequests.userId))
    .where(eq(projectRequests.id, id))
    .orderBy(desc(projectRequests.id))
  if (!found) throw notFound()
  return { ...found, recap: recapText(found.request) }
}
