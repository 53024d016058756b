import { and, eq } from 'drizzle-orm'
import { projectRequests } from '@/db/schema/project-requests'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Tx } from '../context'
import { invalidField } from '../errors'
import { mailPerson } from '../notifications/mail-person'
import { insertTicket } from '../tickets/insert-ticket'
import { canContinue, offeredPlans, requestedPrices } from './policy'
import { recapText } from './recap'
import type { ProjectRequest } from './schema'

export type SubmittedRequest = { id: number; ticketId: number }

/** Stores the request, opens its ticket and mails both sides. A repeated submission returns the first result. */
export async function submitProjectRequest(ctx: Context, input: ProjectRequest): Promise<SubmittedRequest> {
  const { id: userId, clientId } = actingUser(ctx)
  return ctx.transaction(async (tx) => {
    // Locked so that two requests with the same submission run one after the other.
    const [client] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update')
    if (!client) throw new Error('A session without its account')
    const earlier = await findSubmission(tx, clientId, input.submissionId)
    if (earlier) return earlier
    requireFittingPlan(input)

    const recap = recapText(input)
    const ticket = await insertTicket(tx, {
      type: 'Nouveau site',
      title: 'Demande de projet',
      description: recap,
    })
    const stored = await insertRequest(tx, { clientId, ticketId: ticket.id }, input)

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
    await mailPerson(tx, client, { kind: 'project-request-client', ...about })
    return stored
  })
}

/** The same check as in the wizard. */
function requireFittingPlan(input: ProjectRequest): void {
  if (!canContinue(input))
    throw invalidField('selectedPlan', 'Choisissez une formule pour votre nouveau site.')
  const isOffered = offeredPlans(input).some(({ name }) => name === input.selectedPlan)
  if (input.selectedPlan !== null && !isOffered)
    throw invalidField('selectedPlan', 'Cette formule ne va pas avec vos réponses.')
}

async function findSubmission(tx: Tx, clientId: number, submissionId: string | undefined) {
  if (!submissionId) return undefined
  const [found] = await tx.db
    .select({ id: projectRequests.id, ticketId: projectRequests.ticketId })
    .from(projectRequests)
    .where(and(eq(projectRequests.clientId, clientId), eq(projectRequests.submissionId, submissionId)))
  return found
}

type Of = { clientId: number; ticketId: number }

async function insertRequest(tx: Tx, of: Of, input: ProjectRequest) {
  const byPhone = input.contactOption === 'phone'
  const byPhoneOnly = (text: string | null | undefined) => (byPhone && text ? text : null)
  const [stored] = await tx.db
    .insert(projectRequests)
    .values({
      ...input,
      ...requestedPrices(input),
      submissionId: input.submissionId ?? crypto.randomUUID(),
      ...of,
      preferredHours: byPhoneOnly(input.preferredHours),
      preferredDays: byPhoneOnly(input.preferredDays),
      exclusivePeriod: byPhoneOnly(input.exclusivePeriod),
    })
    .returning({ id: projectRequests.id, ticketId: projectRequests.ticketId })
  if (!stored) throw new Error('The request was not written')
  return stored
}
