import { InvoiceBadge, type InvoiceState } from '@/components/billing/invoice-badge'
import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { AppLink } from '@/components/navigation/app-link'
import { type Column, Table } from '@/components/ui/lists/table'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'
import { invoicePath } from './invoice-path'

export type ListedInvoice = {
  id: number
  number: string | null
  issuedOn: Day | null
  /** Its subject, with its period. */
  about: string
  totalCents: number
  state: InvoiceState
}

const COLUMNS: Column<ListedInvoice>[] = [
  {
    title: 'Numéro',
    cell: ({ id, number, issuedOn }) => (
      <>
        <span className="block whitespace-nowrap font-semibold tabular-nums">
          {number === null ? (
            'Sans numéro'
          ) : (
            <AppLink href={invoicePath(id)} className="text-link">
              {number}
            </AppLink>
          )}
        </span>
        <span className="block whitespace-nowrap text-muted text-sm">{issuedOn && frenchDay(issuedOn)}</span>
      </>
    ),
  },
  { title: 'État', card: 'right', cell: ({ state }) => <InvoiceBadge state={state} /> },
  {
    title: 'Objet',
    cell: ({ about }) => <About text={about} />,
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

/** The subject of an invoice, with its period below. */
function About({ text }: { text: string }) {
  const [what = '', days] = text.split(/, (?=du )/)
  return (
    <>
      <span className="wrap-anywhere block">
        <UnbrokenNumbers text={what} />
      </span>
      {days && (
        <span className="block text-muted text-sm">
          <span className="sr-only">, </span>
          <UnbrokenNumbers text={days} />
        </span>
      )}
    </>
  )
}

export const InvoiceTable = ({ invoices }: { invoices: readonly ListedInvoice[] }) => (
  <Table label="Factures" columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
)
