import { AppLink } from '@/components/navigation/app-link'
import { priceOf, QUOTE_STATES } from '@/components/quotes/quote-words'
import { Badge } from '@/components/ui/badge'
import { type Column, Table } from '@/components/ui/lists/table'
import { frenchDay } from '@/lib/domain/french-days'
import type { ListedQuote } from '@/lib/domain/quotes/schema'

const COLUMNS: Column<ListedQuote>[] = [
  {
    title: 'Numéro',
    cell: ({ id, number, validUntil, status }) => (
      <>
        <AppLink
          href={`/dashboard/facturation/devis/${id}`}
          className="row-link whitespace-nowrap font-semibold text-accent-text tabular-nums"
        >
          {number}
        </AppLink>
        {status === 'sent' && validUntil && (
          <span className="block text-muted text-sm">jusqu’au {frenchDay(validUntil)}</span>
        )}
      </>
    ),
  },
  {
    title: 'État',
    card: 'right',
    cell: ({ status }) => <Badge look={QUOTE_STATES[status].look}>{QUOTE_STATES[status].client}</Badge>,
  },
  {
    title: 'Montant',
    card: 'wide',
    className: 'md:text-right',
    cell: (quote) => <span className="font-semibold tabular-nums">{priceOf(quote)}</span>,
  },
]

/** A client's quotes; empty without one. */
export const QuoteList = ({ quotes }: { quotes: ListedQuote[] }) =>
  quotes.length > 0 && (
    <section aria-labelledby="devis" className="flex flex-col gap-4">
      <h2 id="devis" className="text-2xl">
        Devis
      </h2>
      <Table label="Devis" columns={COLUMNS} rows={quotes} rowKey={({ id }) => id} />
    </section>
  )
