import { and, eq, inArray } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import type { Context, Reads, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { lockTicket } from './queries'
import { requireStaff } from './require-staff'
import type { StaffMember, StaffTicket } from './schema'
import { STAFF_TICKET_COLUMNS } from './ticket-columns'

/** `assigneeId`: null to unassign. `fromId`: the expected current assignee. */
type Assignment = { ticketId: number; assigneeId: number | null; fromId?: number | null | undefined }

const STAFF_ROLES = ['MODERATOR', 'ADMIN'] as const

/** Assigns or unassigns a ticket; `conflict` when it is no longer `fromId`'s. Its client does not see this. */
export async function assignTicket(
  ctx: Context,
  { ticketId, assigneeId, fromId }: Assignment,
): Promise<StaffTicket> {
  requireStaff(ctx)
  return ctx.transaction(async (tx) => {
    const { lastMessageId: _, ...ticket } = await lockTicket(tx, ticketId)
    if (ticket.assigneeId === assigneeId) return ticket
    if (fromId !== undefined && fromId !== ticket.assigneeId)
      throw await alreadyAssigned(tx, ticket.assigneeId)
    if (assigneeId !== null) await requireMember(tx, assigneeId)
    const [changed] = await tx.db
      .update(tickets)
      .set({ assigneeId })
      .where(eq(tickets.id, ticketId))
      .returning(STAFF_TICKET_COLUMNS)
    if (!changed) throw new Error('The ticket vanished while it was locked')
    await tx.audit({
      action: 'ticket.assigned',
      subject: { type: 'ticket', id: ticketId },
      before: { assigneeId: ticket.assigneeId },
      after: { assigneeId },
    })
    return changed
  })
}

/** The agency's staff, by name. */
export async function listStaff(reads: Reads): Promise<StaffMember[]> {
  requireStaff(reads)
  const rows = await reads.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.role, STAFF_ROLES))
    .orderBy(users.firstName, users.lastName, users.id)
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

/** Locked, so that the member does not lose the role in the meantime. */
async function requireMember(tx: Tx, id: number): Promise<void> {
  const [member] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.role, STAFF_ROLES)))
    .for('share')
  if (!member) throw invalidField('assigneeId', 'Choisissez un membre de l’agence.')
}

async function alreadyAssigned(tx: Tx, assigneeId: number | null): Promise<DomainError> {
  const [assignee] = await tx.db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, assigneeId ?? 0))
  const what = assignee ? `${assignee.firstName} s’occupe maintenant` : 'Personne ne s’occupe plus'
  return new DomainError('conflict', `${what} de cette demande. Vérifiez, puis réessayez.`)
}
