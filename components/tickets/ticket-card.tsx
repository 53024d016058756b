import { clsx } from 'clsx'
import type { Ticket, WaitingFor } from '@/lib/domain/tickets/schema'
import { CardLink } from '../ui/card-link'
import { Moment } from '../ui/dates'
import { TicketBadge } from './ticket-badge'
import { UnreadDot } from './unread-dot'

type Props = {
  ticket: Ticket & { waitingFor: WaitingFor; isUnread: boolean }
  /** Of the person who looks at it. */
  isOwn: boolean
}

export function TicketCard({ ticket, isOwn }: Props) {
  const { isUnread } = ticket
  return (
    <CardLink href={`/dashboard/tickets/${ticket.id}`} className="flex h-full flex-col gap-3">
      <span className="flex items-start justify-between gap-3">
        <span className={clsx('min-w-0 break-words leading-snug', isUnread ? 'font-bold' : 'font-semibold')}>
          {isUnread && <UnreadDot label="Non lue" />}
          {ticket.title}
        </span>
        <TicketBadge status={ticket.status} />
      </span>
      <span className="mt-auto text-muted text-sm">
        {isUnread && (
          <span className="block font-bold text-text">
            {isOwn ? 'Réponse de l’agence' : 'Nouveau message'}
          </span>
        )}
        {!isUnread && isOwn && ticket.status === 'open' && ticket.waitingFor === 'agency' && (
          <span className="block">En attente de l’agence</span>
        )}
        <span className="block">{ticket.type}</span>
        Modifiée le <Moment at={ticket.updatedAt} />
      </span>
    </CardLink>
  )
}
