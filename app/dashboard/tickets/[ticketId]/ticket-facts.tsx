import { TicketBadge } from '@/components/tickets/ticket-badge'
import { Moment } from '@/components/ui/dates/dates'
import type { TicketView } from '@/lib/browser/tickets'

type Props = {
  ticket: TicketView
  siteName: string | undefined
  /** What covers the fix of a bug; null when unknown. */
  covered: string | null
  /** Whether it is the agency's turn to answer. */
  isForAgency: boolean
  /** Whether the reader belongs to the agency. */
  isAgency: boolean
}

/** State, whose turn it is, and subject: one line below the title. */
export const TicketFacts = ({ ticket, siteName, covered, isForAgency, isAgency }: Props) => (
  <div className="flex items-center gap-x-3 gap-y-1 text-muted text-sm max-md:flex-wrap md:whitespace-nowrap">
    <TicketBadge status={ticket.status} />
    {ticket.status === 'open' && (
      <span className="font-semibold text-text">{turnOf(isForAgency, isAgency)}</span>
    )}
    <span>
      Dernière modification : <Moment at={ticket.updatedAt} />
    </span>
    {siteName && (
      <span className="min-w-0 max-md:wrap-anywhere md:truncate">
        Site concerné : <strong className="font-semibold text-text">{siteName}</strong>
      </span>
    )}
    {covered && <span className="font-semibold text-text">{covered}</span>}
  </div>
)

const turnOf = (isForAgency: boolean, isAgency: boolean) => {
  if (isAgency) return isForAgency ? 'En attente de nous' : 'En attente du client'
  return isForAgency ? 'En attente de l’agence' : 'À vous de répondre'
}
