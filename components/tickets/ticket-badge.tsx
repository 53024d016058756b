import type { TicketStatus } from '@/lib/domain/tickets/schema'
import { Badge } from '../ui/badge'

export function TicketBadge({ status }: { status: TicketStatus }) {
  return status === 'open' ? <Badge look="success">Ouvert</Badge> : <Badge>Fermé</Badge>
}
