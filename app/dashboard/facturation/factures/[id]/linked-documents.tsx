import { AppLink } from '@/components/navigation/app-link'
import { frenchDay } from '@/lib/domain/french-days'
import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'
import { formatBill } from '@/lib/domain/money'
import { invoicePath } from '../../invoice-path'

/** The credit notes of an invoice, or the invoice of a credit note. */
export function LinkedDocuments({ invoice }: { invoice: IssuedInvoice }) {
  const { creditNotes, correctedInvoiceId, correctedNumber } = invoice
  if (correctedInvoiceId !== null)
    return (
      <p>
        Cet avoir porte sur la facture{' '}
        <AppLink href={invoicePath(correctedInvoiceId)} className="text-link whitespace-nowrap">
          {correctedNumber}
        </AppLink>
        .
      </p>
    )
  if (creditNotes.length === 0) return null
  return (
    <section aria-labelledby="avoirs" className="flex flex-col gap-2">
      <h2 id="avoirs" className="text-xl">
        {creditNotes.length > 1 ? 'Avoirs' : 'Avoir'}
      </h2>
      <ul className="flex flex-col gap-2">
        {creditNotes.map(({ id, number, issuedOn, totalCents, reason }) => (
          <li key={id} className="wrap-anywhere">
            <AppLink href={invoicePath(id)} className="text-link whitespace-nowrap">
              {number}
            </AppLink>{' '}
            du {frenchDay(issuedOn)}, <span className="tabular-nums">{formatBill(totalCents)}</span>&nbsp;:{' '}
            {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
