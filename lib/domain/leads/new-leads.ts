import { and, asc, eq, not, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { contactMessages } from '@/db/schema/contact-messages'
import { projectRequests } from '@/db/schema/project-requests'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import type { Lead } from './lead'
import { leadSubject } from './policy'

/** How many leads are named; the list has them all. */
const PREVIEW_COUNT = 5

/** The leads not taken up yet, the oldest first, and whether there are more. */
export async function listNewLeads(reads: Reads) {
  requirePermission(reads, 'leads.manage')
  const { db } = reads
  const kind = (name: Lead['kind']) => sql<Lead['kind']>`${name}::text`.as('kind')
  const messages = db
    .select({
      kind: kind('message'),
      id: contactMessages.id,
      subject: sql<string | null>`${contactMessages.fields} ->> 'subject'`.as('subject'),
      name: sql<string>`${contactMessages.senderName}`.as('name'),
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(and(not(contactMessages.suspicious), eq(contactMessages.status, 'new')))
    .orderBy(asc(contactMessages.id))
    .limit(PREVIEW_COUNT + 1)
  const projects = db
    .select({
      kind: kind('projet'),
      id: projectRequests.id,
      subject: sql<string | null>`null::text`.as('subject'),
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`.as('name'),
      createdAt: projectRequests.createdAt,
    })
    .from(projectRequests)
    .innerJoin(users, eq(users.id, projectRequests.clientId))
    .where(eq(projectRequests.status, 'new'))
    .orderBy(asc(projectRequests.id))
    .limit(PREVIEW_COUNT + 1)
  const found = await unionAll(messages, projects)
  const rows = found
    .map(({ subject, ...lead }) => ({ ...lead, subject: leadSubject(subject) }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return { rows: rows.slice(0, PREVIEW_COUNT), hasMore: rows.length > PREVIEW_COUNT }
}

export type NewLead = Awaited<ReturnType<typeof listNewLeads>>['rows'][number]
