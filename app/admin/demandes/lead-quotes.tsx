import { AppLink } from '@/components/navigation/app-link'
import { priceOf, QUOTE_STATES } from '@/components/quotes/quote-words'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import type { ListedQuote } from '@/lib/domain/quotes/schema'

type Props = { quotes: ListedQuote[]; source: string }

/** The quotes of a lead with their status, and the link to create another. */
export const LeadQuotes = ({ quotes, source }: Props) => (
  <section aria-labelledby="devis-du-prospect" className="flex flex-col gap-3 border-hairline border-t pt-6">
    <h3 id="devis-du-prospect" className="text-lg">
      Devis
    </h3>
    {quotes.length > 0 && (
      <ul className="flex flex-col gap-2">
        {quotes.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AppLink href={`/admin/devis/${quote.id}`} className="text-link">
              {quote.number ?? 'Brouillon'}
            </AppLink>
            <Badge look={QUOTE_STATES[quote.status].look}>{QUOTE_STATES[quote.status].agency}</Badge>
            <span className="text-muted text-sm">{priceOf(quote)}</span>
            {quote.refusalReason && (
              <span className="wrap-anywhere basis-full text-muted text-sm">
                «&nbsp;{quote.refusalReason}&nbsp;»
              </span>
            )}
          </li>
        ))}
      </ul>
    )}
    <AppLink
      href={`/admin/devis/nouveau?de=${source}`}
      className={buttonStyle({ look: 'secondary', className: 'self-start max-sm:w-full' })}
    >
      Écrire un devis
    </AppLink>
  </section>
)
