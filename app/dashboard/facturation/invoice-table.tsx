import { InvoiceBadge, type InvoiceState } from '@/components/billing/invoice-badge'
import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { type Column, Table } from '@/components/ui/table'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'

export type ListedInvoice = {
  id: number
  number: string | null
  issuedOn: Day | null
  /** What it is for, with its days. */
  about: string
  totalCents: number
  state: InvoiceState
}

const COLUMNS: Column<ListedInvoice>[] = [
  {
    title: 'Numéro',
    cell: ({ number, issuedOn }) => (
      <>
        <span className="block whitespace-nowrap font-semibold tabular-nums">{number ?? 'Sans numéro'}</span>
        <span className="block whitespace-nowrap text-muted text-sm">{issuedOn && frenchDay(issuedOn)}</span>
      </>
    ),
  },
  { title: 'État', card: 'right', cell: ({ state }) => <InvoiceBadge state={state} /> },
  {
    title: 'Objet',
    cell: ({ about }) => (
      <span className="wrap-anywhere">
        <UnbrokenNumbers text={about} />
      </span>
    ),
  },
  {
    title: 'Montant',
    card: 'right',
    className: 'md:text-right',
    cell: ({ totalCents, state }) => (
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {state === 'credit_note' && '−\u00a0'}
        {formatBill(totalCents)}
      </span>
    ),
  },
]

export const InvoiceTable = ({ invoices }: { invoices: readonly ListedInvoice[] }) => (
  <Table label="Factures" columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
)
