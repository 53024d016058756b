import type { Metadata } from 'next'
import { InvoiceBadge } from '@/components/billing/invoice-badge'
import { ButtonLink } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { frenchDay } from '@/lib/domain/french-days'
import { invoiceTitle } from '@/lib/domain/invoices/invoice-title'
import { formatEuros } from '@/lib/domain/money'
import { payInvoicesAction } from '../../actions'
import { BILLING_PATH } from '../../due-link'
import { ProviderButton } from '../../provider-button'
import { InvoiceSheet } from './invoice-sheet'
import { LinkedDocuments } from './linked-documents'
import { loadInvoice, type ShownInvoice } from './load-invoice'

export const metadata: Metadata = { title: 'Facture' }

export default async function InvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const shown = await loadInvoice((await params).id)
  const { invoice, state, isOwn, isViewed } = shown
  const isPayable = isOwn && invoice.dueCents > 0 && state !== 'processing'
  return (
    <Page width="text">
      <PageHeader
        back={isOwn ? BILLING_PATH : '/admin/subscriptions'}
        kicker={isOwn ? 'Facturation' : invoice.client.name}
        title={invoiceTitle(invoice)}
      />
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1">
            <InvoiceBadge state={state} />
            <span className="text-muted">{wordsOf(shown)}</span>
          </p>
          <ButtonLink
            href={`/api/invoices/${invoice.id}/pdf`}
            download
            look={isPayable ? 'secondary' : 'primary'}
            className="max-sm:w-full"
          >
            Télécharger le PDF
          </ButtonLink>
          {isPayable && (
            <ProviderButton
              action={payInvoicesAction}
              fields={{ invoiceIds: String(invoice.id) }}
              label={`Régler ${formatEuros(invoice.dueCents)}`}
              isViewed={isViewed}
              className="max-sm:w-full"
            />
          )}
        </div>
        <LinkedDocuments invoice={invoice} />
        <InvoiceSheet invoice={invoice} />
        <p className="text-muted text-sm">
          Le PDF contient la facture électronique (Factur-X).{' '}
          <a href={`/api/invoices/${invoice.id}/xml`} download className="text-link">
            La télécharger seule (XML)
          </a>
        </p>
      </div>
    </Page>
  )
}

function wordsOf({ invoice, state }: ShownInvoice): string {
  const { paidOn, dueOn, dueCents, totalCents } = invoice
  if (state === 'paid' && paidOn) return `Le ${frenchDay(paidOn)}`
  if (state !== 'to_pay' && state !== 'late') return ''
  const left = dueCents < totalCents ? `Reste ${formatEuros(dueCents)} à payer. ` : ''
  return `${left}${state === 'late' ? 'Échue le' : 'À régler avant la fin du'} ${frenchDay(dueOn)}`
}
