import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { getOwnInfo } from '../accounts/queries'
import { actingUser, type Context } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { mailPerson } from '../notifications/mail-person'
import { insertTicket } from './insert-ticket'
import { requireStaff } from './require-staff'
import type { OpenTicket, Ticket } from './schema'

type TicketForClient = Omit<OpenTicket, 'submissionId'> & { clientId: number }

/** Opens a ticket owned by the client, with a first message by the acting staff member, and notifies the client. */
export async function openTicketForClient(ctx: Context, input: TicketForClient): Promise<Ticket> {
  requireStaff(ctx)
  return ctx.transaction(async (tx) => {
    const [found] = await tx.db
      .select({ owner: users, clientId: clients.id })
      .from(clients)
      .innerJoin(users, eq(users.id, clients.ownerId))
      .where(eq(clients.id, input.clientId))
      .for('share', { of: users })
    if (!found) throw notFound()
    const { owner: client, clientId } = found
    if (client.id === actingUser(tx).id)
      throw invalidField('clientId', 'Pour vous-même, ouvrez une demande depuis votre tableau de bord.')
    const owner = { id: client.id, clientId }
    const ticket = await insertTicket(tx, { ...input, owner }).catch(asFieldFault)
    await tx.audit({
      action: 'ticket.opened-for-client',
      subject: { type: 'ticket', id: ticket.id },
      after: { userId: client.id },
    })
    const { firstName: authorName } = await getOwnInfo(tx)
    const { id: ticketId, title } = ticket
    const about = { ticketId, title, body: input.description, authorName }
    await mailPerson(tx, client, { kind: 'ticket-opened-for-client', ...about })
    return ticket
  })
}

/** The site is the only thing that insertTicket can fail to find. */
function asFieldFault(error: unknown): never {
  if (error instanceof DomainError && error.code === 'not_found')
    throw invalidField('websiteId', 'Ce site n’est pas à ce client. Choisissez-en un autre.')
  throw error
}
