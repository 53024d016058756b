import type { Metadata } from 'next'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { prefillQuote } from '@/lib/domain/quotes/prefill'
import { readSource } from '@/lib/domain/quotes/schema'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { requirePageAccess } from '@/lib/server/session/session'
import { QuoteForm } from '../quote-form'

export const metadata: Metadata = { title: NO_TITLE }

/** `de`: the source, `message-12`, `projet-3`, `demande-4` or `client-5`. */
export default async function NewQuotePage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess('/admin/devis/nouveau', 'subscriptions.manage')
  const source = readSource((await searchParams).de)
  const { ties, quote, websites } = await orNotFound(prefillQuote(ctx, source))
  return (
    <Page width="text">
      <PageHeader back="/admin/devis" kicker="Devis" title="Nouveau devis" />
      <QuoteForm
        title="Nouveau devis"
        id=""
        source={source ? `${source.kind}-${source.id}` : ''}
        quote={quote}
        isOfClient={ties.clientId !== null}
        websites={websites}
      />
    </Page>
  )
}
