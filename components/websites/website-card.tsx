import type { Website } from '@/lib/domain/websites/schema'
import { CardLink } from '../ui/card-link'
import { WebsiteBadge } from './website-badge'

export function WebsiteCard({ website }: { website: Website }) {
  return (
    <CardLink href={`/dashboard/website/${website.id}`} className="flex flex-col gap-2">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 break-words font-semibold text-lg leading-snug">{website.name}</span>
        <WebsiteBadge status={website.status} />
      </span>
      <span className="truncate text-muted text-sm">{website.url.replace(/^https?:\/\//, '')}</span>
    </CardLink>
  )
}
