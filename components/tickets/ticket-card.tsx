import { clsx } from 'clsx'
import type { Ticket, WaitingFor } from '@/lib/domain/tickets/schema'
import { Moment } from '../ui/dates/dates'
import { CardLink } from '../ui/layout/card-link'
import { TicketBadge } from './ticket-badge'
import { UnreadDot } from './unread-dot'

type Props = {
  ticket: Ticket & {
    waitingFor: WaitingFor
    isUnread: boolean
    /** The beginning of the latest message; null for a ticket without one. */
    lastLine: { author: string; text: string } | null
  }
  /** Whether the ticket belongs to the reader. */
  isOwn: boolean
}

/** Whose turn it is, worded for each side. */
const TURNS: Record<WaitingFor, Record<WaitingFor, string>> = {
  client: { agency: 'En attente de l’agence', client: 'À vous de répondre' },
  agency: { agency: 'En attente de nous', client: 'En attente du client' },
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
      {ticket.lastLine && (
        <span className="wrap-anywhere line-clamp-2 text-sm">
          <span className="font-semibold">{ticket.lastLine.author}&nbsp;:</span> {ticket.lastLine.text}
        </span>
      )}
      <span className="mt-auto text-muted text-sm">
        {isUnread && (
          <span className="block font-bold text-text">
            {isOwn ? 'Réponse de l’agence' : 'Nouveau message'}
          </span>
        )}
        {!isUnread && ticket.status === 'open' && (
          <span className="block">{TURNS[isOwn ? 'client' : 'agency'][ticket.waitingFor]}</span>
        )}
        <span className="block">{ticket.type}</span>
        Modifiée le <Moment at={ticket.updatedAt} />
      </span>
    </CardLink>
  )
}
