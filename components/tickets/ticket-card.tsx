import type { Ticket } from '@/lib/domain/tickets/schema'
import { CardLink } from '../ui/card'
import { Moment } from '../ui/moment'
import { TicketBadge } from './ticket-badge'

export function TicketCard({ ticket }: { ticket: Ticket }) {
  return (
    <CardLink href={`/dashboard/tickets/${ticket.id}`} className="flex h-full flex-col gap-3">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 break-words font-semibold leading-snug">{ticket.title}</span>
        <TicketBadge status={ticket.status} />
      </span>
      <span className="mt-auto text-muted text-sm">
        <span className="block">{ticket.type}</span>
        Modifiée le <Moment at={ticket.updatedAt} />
      </span>
    </CardLink>
  )
}
