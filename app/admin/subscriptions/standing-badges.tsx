import { Badge } from '@/components/ui/badge'
import { WebsiteBadge } from '@/components/websites/website-badge'
import type { ServiceStatus } from '@/lib/domain/billing/schema'
import type { Day } from '@/lib/domain/calendar'

type Props = { status: ServiceStatus; noticeOn: Day | null; endsOn: Day | null; today: Day }

/** The standing of a subscription: its status, and whether it ends or has ended. */
export function StandingBadges({ status, noticeOn, endsOn, today }: Props) {
  if (endsOn !== null && endsOn < today) return <Badge>Terminé</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      {status === 'inactive' ? <Badge look="danger">Interrompu</Badge> : <WebsiteBadge status={status} />}
      {endsOn !== null && <Badge look="info">{noticeOn ? 'En préavis' : 'Fin annoncée'}</Badge>}
    </span>
  )
}
