import type { ServiceStatus } from '@/lib/domain/websites/schema'
import { Badge } from '../ui/badge'

export function WebsiteBadge({ status }: { status: ServiceStatus }) {
  if (status === 'late') return <Badge look="late">En retard</Badge>
  return status === 'active' ? (
    <Badge look="success" lang="en">
      Active
    </Badge>
  ) : (
    <Badge look="danger" lang="en">
      Inactive
    </Badge>
  )
}
