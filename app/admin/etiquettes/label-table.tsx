import { longMonth } from '@/components/ui/dates/months'
import { type Column, Table } from '@/components/ui/lists/table'
import type { LabelsOfSeller } from '@/lib/domain/accounting/labels'
import { withDe } from '@/lib/domain/elision'
import { formatBill } from '@/lib/domain/money'

const COLUMNS: readonly Column<LabelsOfSeller>[] = [
  {
    title: 'Vendeur',
    card: 'wide',
    cell: ({ sellerName, siteName }) => (
      <>
        <span className="wrap-anywhere font-semibold">{sellerName}</span>
        <span className="wrap-anywhere block text-muted text-sm">{siteName}</span>
      </>
    ),
  },
  {
    title: 'Étiquettes',
    isLabelled: true,
    className: 'md:text-right tabular-nums',
    cell: ({ labels, unknown }) => (
      <>
        {labels}
        {unknown > 0 && <span className="block text-muted text-sm">dont {unknown} sans tarif connu</span>}
      </>
    ),
  },
  {
    title: 'Tarif',
    card: 'right',
    className: 'md:text-right tabular-nums whitespace-nowrap',
    cell: ({ tariffCents }) => formatBill(tariffCents),
  },
]

export const LabelTable = ({ month, sellers }: { month: string; sellers: readonly LabelsOfSeller[] }) => (
  <Table
    label={`Étiquettes ${withDe(longMonth(month))} par vendeur`}
    columns={COLUMNS}
    rows={sellers}
    rowKey={({ websiteId }) => websiteId}
  />
)
