import { AppLink } from '@/components/navigation/app-link'
import { priceOf, QUOTE_STATES } from '@/components/quotes/quote-words'
import { Badge } from '@/components/ui/badge'
import { RelativeMoment } from '@/components/ui/dates/relative-moment'
import { Table } from '@/components/ui/lists/table'
import type { ListedQuote } from '@/lib/domain/quotes/schema'

export const QuoteTable = ({ quotes }: { quotes: ListedQuote[] }) => (
  <Table
    label="Devis"
    rows={quotes}
    rowKey={({ id }) => id}
    columns={[
      {
        title: 'Client',
        cell: ({ id, name, email, number }) => (
          <>
            <AppLink href={`/admin/devis/${id}`} className="row-link font-semibold text-accent-text">
              {name}
            </AppLink>
            <span className="wrap-anywhere block text-muted text-sm">
              {number ? `${number} · ` : ''}
              {email}
            </span>
          </>
        ),
      },
      {
        title: 'État',
        card: 'right',
        cell: ({ status, refusalReason }) => (
          <>
            <Badge look={QUOTE_STATES[status].look}>{QUOTE_STATES[status].agency}</Badge>
            {refusalReason && (
              <span className="wrap-anywhere mt-1 block max-w-52 text-muted text-sm">{refusalReason}</span>
            )}
          </>
        ),
      },
      {
        title: 'Montant',
        card: 'wide',
        className: 'md:whitespace-nowrap tabular-nums',
        cell: (quote) => priceOf(quote),
      },
      {
        title: 'Envoyé',
        card: 'wide',
        className: 'text-muted text-sm md:whitespace-nowrap',
        cell: ({ sentAt, createdAt }) =>
          sentAt ? (
            <RelativeMoment at={sentAt} />
          ) : (
            <>
              écrit <RelativeMoment at={createdAt} />
            </>
          ),
      },
    ]}
  />
)
