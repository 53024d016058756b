import { listMessages } from '@/lib/domain/tickets/queries'
import type { TicketMessage } from '@/lib/domain/tickets/schema'
import type { SignedInContext } from '@/lib/server/session'

const CHUNK = 500

/** Every message of a ticket, oldest first. */
export async function allMessages(ctx: SignedInContext, ticketId: number): Promise<TicketMessage[]> {
  const messages: TicketMessage[] = []
  let after: { id: number } | null = null
  do {
    const { rows, next } = await listMessages(ctx, ticketId, { limit: CHUNK, after })
    messages.push(...rows)
    after = next
  } while (after)
  return messages
}
