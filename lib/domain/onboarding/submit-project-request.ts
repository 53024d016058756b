import { and, eq } from 'drizzle-orm'
import { projectRequests } from '@/db/schema/project-requests'
import { users } from '@/db/schema/users'
import { type Context, requireActor } from '../context'
import { insertTicket } from '../tickets/open-ticket'
import { recapText } from './recap'
import type { ProjectRequest } from './schema'

export type SubmittedRequest = { id: number; ticketId: number }

/** Stores the request, opens its ticket and mails both sides. A repeat of one submission answers the first result. */
export async function submitProjectRequest(ctx: Context, input: ProjectRequest): Promise<SubmittedRequest> {
  const { id: userId } = requireActor(ctx)
  return ctx.transaction(async (tx) => {
    // Held so that two sends of one submission come one after the other.
    const [client] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update')
    if (!client) throw new Error('A session without its account')
    const earlier = await findSubmission(tx, userId, input.submissionId)
    if (earlier) return earlier

    const recap = recapText(input)
    const ticket = await insertTicket(tx, {
      type: 'Nouveau site',
      title: 'Demande de projet',
      description: recap,
    })
    const stored = await insertRequest(tx, userId, ticket.id, input)

    const about = { requestId: stored.id, ticketId: ticket.id, recap }
    const clientName = `${client.firstName} ${client.lastName}`
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'project-request-agency',
        ...about,
        clientName,
        clientEmail: client.email,
        clientPhone: client.phone,
      },
    })
    await tx.enqueue({
      queue: 'mail',
      mail: { kind: 'project-request-client', ...about, to: client.email, firstName: client.firstName },
    })
    return stored
  })
}

async function findSubmission(tx: Context, userId: number, submissionId: string | undefined) {
  if (!submissionId) return undefined
  const [found] = await tx.db
    .select({ id: projectRequests.id, ticketId: projectRequests.ticketId })
    .from(projectRequests)
    .where(and(eq(projectRequests.userId, userId), eq(projectRequests.submissionId, submissionId)))
  return found
}

async function insertRequest(tx: Context, userId: number, ticketId: number, input: ProjectRequest) {
  const byPhone = input.contactOption === 'phone'
  const wish = (text: string | null | undefined) => (byPhone && text ? text : null)
  const [stored] = await tx.db
    .insert(projectRequests)
    .values({
      ...input,
      submissionId: input.submissionId ?? crypto.randomUUID(),
      userId,
      ticketId,
      preferredHours: wish(input.preferredHours),
      preferredDays: wish(input.preferredDays),
      exclusivePeriod: wish(input.exclusivePeriod),
    })
    .returning({ id: projectRequests.id, ticketId: projectRequests.ticketId })
  if (!stored) throw new Error('The request was not written')
  return stored
}
