import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { RelativeMoment } from '@/components/ui/dates/relative-moment'
import { Table } from '@/components/ui/lists/table'
import { CATEGORIES } from '@/lib/domain/content-notices/policy'
import type { ListedNotice } from '@/lib/domain/content-notices/schema'
import { STATE_LOOKS, STATE_NAMES } from './notice-words'

export const NoticeTable = ({ notices }: { notices: ListedNotice[] }) => (
  <Table
    label="Signalements"
    rows={notices}
    rowKey={({ id }) => id}
    columns={[
      {
        title: 'Motif',
        cell: ({ id, reference, category }) => (
          <>
            <AppLink href={`/admin/signalements/${id}`} className="row-link font-semibold text-accent-text">
              {CATEGORIES[category]}
            </AppLink>
            <span className="block text-muted text-sm">{reference}</span>
          </>
        ),
      },
      {
        title: 'État',
        card: 'right',
        cell: ({ state, isUrgent, reportedAt }) => (
          <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
            {isUrgent && <Badge look="danger">Urgent</Badge>}
            <Badge look={STATE_LOOKS[state]}>{STATE_NAMES[state]}</Badge>
            {reportedAt && <Badge look="info">Transmis</Badge>}
          </span>
        ),
      },
      {
        title: 'Contenu',
        card: 'wide',
        className: 'max-w-md text-sm',
        cell: ({ websiteName, explanation }) => (
          <>
            <span className="block font-medium">{websiteName ?? 'Site non reconnu'}</span>
            <span className="wrap-anywhere line-clamp-2">{explanation}</span>
          </>
        ),
      },
      {
        title: 'Reçu',
        card: 'wide',
        className: 'text-muted text-sm md:whitespace-nowrap',
        cell: ({ createdAt }) => <RelativeMoment at={createdAt} />,
      },
    ]}
  />
)
