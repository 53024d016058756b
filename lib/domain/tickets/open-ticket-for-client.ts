import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { getOwnInfo } from '../accounts/queries'
import { actingUser, type Context } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { mailPerson } from '../notifications/mail-person'
import { insertTicket } from './insert-ticket'
import { requireStaff } from './require-staff'
import type { OpenTicket, Ticket } from './schema'

type TicketForClient = Omit<OpenTicket, 'submissionId'> & { clientId: number }

/** Opens a ticket that is the client's, with a first message of the staff member who acts, and tells the client. */
export async function openTicketForClient(ctx: Context, input: TicketForClient): Promise<Ticket> {
  requireStaff(ctx)
  return ctx.transaction(async (tx) => {
    const [client] = await tx.db.select().from(users).where(eq(users.id, input.clientId)).for('share')
    if (!client) throw notFound()
    if (client.id === actingUser(tx).id)
      throw invalidField('clientId', 'Pour vous-même, ouvrez une demande depuis votre tableau de bord.')
    const ticket = await insertTicket(tx, input).catch(asFieldFault)
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

/** The only thing that insertTicket does not find is the site. */
function asFieldFault(error: unknown): never {
  if (error instanceof DomainError && error.code === 'not_found')
    throw invalidField('websiteId', 'Ce site n’est pas à ce client. Choisissez-en un autre.')
  throw error
}
