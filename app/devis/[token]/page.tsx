import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { isViewed } from '@/lib/domain/context'
import { readSentQuote } from '@/lib/domain/quotes/queries'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'
import { QuoteView } from '../quote-view'

export const metadata: Metadata = {
  title: NO_TITLE,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ token: string }> }

/** A quote by its mailed link, without an account. */
export default async function QuoteLinkPage({ params }: Props) {
  const { token } = await params
  const ctx = await currentContext()
  const quote = await orNotFound(readSentQuote(ctx, { token }))
  const title = `Votre devis ${quote.number}`
  return (
    <>
      <h1 className="text-3xl">
        Votre devis <span className="whitespace-nowrap">{quote.number}</span>
      </h1>
      <QuoteView
        quote={quote}
        which={{ token }}
        pdfHref={`/devis/${encodeURIComponent(token)}/pdf`}
        title={title}
        isViewed={isViewed(ctx.actor)}
      />
    </>
  )
}
