import type { Metadata } from 'next'
import { QuoteView } from '@/app/devis/quote-view'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { isViewed } from '@/lib/domain/context'
import { readSentQuote } from '@/lib/domain/quotes/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { BillingStepFrame } from '../../frame'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ id: string }> }

/** A client's own quote. */
export default async function OwnQuotePage({ params }: Props) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/facturation/devis/${encodeURIComponent(id)}`)
  const quote = await orNotFound(readSentQuote(ctx, { id: pathId(id) }))
  const title = `Devis ${quote.number}`
  return (
    <BillingStepFrame title={title}>
      <QuoteView
        quote={quote}
        which={{ quoteId: quote.id }}
        pdfHref={`/dashboard/facturation/devis/${quote.id}/pdf`}
        title={title}
        isViewed={isViewed(ctx.actor)}
      />
    </BillingStepFrame>
  )
}
