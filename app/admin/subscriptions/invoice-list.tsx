import { invoicePath } from '@/app/dashboard/facturation/invoice-path'
import { InvoiceBadge, type InvoiceState } from '@/components/billing/invoice-badge'
import { AppLink } from '@/components/navigation/app-link'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { frenchDay, frenchPeriod } from '@/lib/domain/french-days'
import type { Invoice } from '@/lib/domain/invoices/schema'
import { formatBill } from '@/lib/domain/money'

type Props = { invoices: readonly Invoice[]; openInvoices: SubscriptionDetail['openInvoices'] }

const LATEST = 6

/** The invoices and credit notes of a subscription, newest first: the latest, the others on demand. */
export function InvoiceList({ invoices, openInvoices }: Props) {
  const trying = new Set(openInvoices.filter(({ attemptState }) => attemptState).map(({ id }) => id))
  const line = (invoice: Invoice) => (
    <Line key={invoice.id} invoice={invoice} isTrying={trying.has(invoice.id)} />
  )
  if (invoices.length === 0) return <p className="text-muted text-sm">Aucune facture pour l’instant.</p>
  const older = invoices.slice(LATEST)
  return (
    <>
      <ul className="flex flex-col">{invoices.slice(0, LATEST).map(line)}</ul>
      {older.length > 0 && (
        <details>
          <summary className="text-link w-fit cursor-pointer py-2 text-sm">
            Les {invoices.length} factures
          </summary>
          <ul className="flex flex-col">{older.map(line)}</ul>
        </details>
      )}
    </>
  )
}

function Line({ invoice, isTrying }: { invoice: Invoice; isTrying: boolean }) {
  const { number, issuedOn, first, last, kind, totalCents, creditedCents, reason } = invoice
  const isCredit = kind === 'credit_note'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-hairline border-b py-2.5 text-sm last:border-b-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="whitespace-nowrap font-semibold tabular-nums">
          {number === null ? (
            'Sans numéro'
          ) : (
            <AppLink href={invoicePath(invoice.id)} className="text-link">
              {number}
            </AppLink>
          )}
        </span>
        <InvoiceBadge state={stateOf(invoice, isTrying)} />
      </span>
      <span className="text-right font-semibold tabular-nums">
        {isCredit && '−\u00a0'}
        {formatBill(totalCents)}
      </span>
      <span className="wrap-anywhere col-span-2 text-muted">
        {issuedOn ? `${frenchDay(issuedOn)}` : 'Pas encore émise'}
        {!isCredit && first && last && ` · ${frenchPeriod({ first, last })}`}
        {isCredit && reason && ` · ${reason}`}
        {invoice.paymentReference && ` · ${invoice.paymentReference}`}
        {!isCredit && creditedCents > 0 && ` · avoir de ${formatBill(creditedCents)}`}
      </span>
    </li>
  )
}

function stateOf({ kind, status, refusedOn }: Invoice, isTrying: boolean): InvoiceState {
  if (kind === 'credit_note') return 'credit_note'
  if (status === 'draft') return 'waiting'
  if (status !== 'issued') return status
  if (isTrying) return 'processing'
  return refusedOn ? 'late' : 'to_pay'
}
