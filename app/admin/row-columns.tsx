import type { ReactNode } from 'react'
import type { Column } from '@/components/ui/lists/table'
import { WebsiteBadge } from '@/components/websites/website-badge'
import type { ServiceStatus } from '@/lib/domain/billing/schema'

/** The status of a website or of a subscription. */
export const STATUS_COLUMN: Column<{ status: ServiceStatus }> = {
  title: 'Statut',
  card: 'right',
  cell: ({ status }) => <WebsiteBadge status={status} />,
}

/** The client it belongs to. */
export const CLIENT_COLUMN: Column<{ clientName: string; clientEmail: string }> = {
  title: 'Client',
  card: 'wide',
  cell: ({ clientName, clientEmail }) => (
    <>
      <span className="wrap-anywhere block md:min-w-44">{clientName}</span>
      <span className="wrap-anywhere block text-muted text-sm">{clientEmail}</span>
    </>
  ),
}

/** The actions on a row. */
export const actionsColumn = <Row,>(cell: (row: Row) => ReactNode): Column<Row> => ({
  title: 'Actions',
  card: 'wide',
  isTitleHidden: true,
  className: 'md:text-right md:whitespace-nowrap',
  cell,
})
