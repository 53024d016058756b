import { AppLink } from '@/components/navigation/app-link'
import { QUOTE_STATES } from '@/components/quotes/quote-words'
import { Badge } from '@/components/ui/badge'
import { RelativeMoment } from '@/components/ui/dates/relative-moment'
import { Table } from '@/components/ui/lists/table'
import type { Lead } from '@/lib/domain/leads/lead'
import type { ListedQuote } from '@/lib/domain/quotes/schema'
import type { Query } from '@/lib/server/requests/list-address'
import { MailFailureBadge } from '../mail-failure-badge'
import { kindName, STATUS_LOOKS, STATUS_NAMES, sheetOf } from './lead-words'

type Props = {
  leads: Lead[]
  /** The quotes of each lead, by the lead's id, newest first. */
  quotes: ReadonlyMap<number, ListedQuote[]>
  /** The lead of the open sheet, as the URL names it. */
  open: Query[string]
  here: (sheet: Record<string, string>) => string
}

export const LeadTable = ({ leads, quotes, open, here }: Props) => (
  <Table
    label="Prospects"
    rows={leads}
    rowKey={sheetOf}
    isOpen={(lead) => sheetOf(lead) === open}
    columns={[
      {
        title: 'De',
        cell: (lead) => (
          <>
            <AppLink
              href={here({ fiche: sheetOf(lead) })}
              scroll={false}
              className="row-link font-semibold text-accent-text"
            >
              {lead.name}
            </AppLink>
            <span className="wrap-anywhere block text-muted text-sm">{lead.email}</span>
            {lead.subject && (
              <Badge look={lead.subject === 'devis' ? 'info' : 'late'}>{kindName(lead)}</Badge>
            )}
            <MailFailureBadge failure={lead.mailFailure} />
          </>
        ),
      },
      {
        title: 'Statut',
        card: 'right',
        cell: ({ id, status }) => (
          <span className="inline-flex flex-wrap gap-1">
            <Badge look={STATUS_LOOKS[status]}>{STATUS_NAMES[status]}</Badge>
            {quotes
              .get(id)
              ?.slice(0, 1)
              .map((quote) => (
                <Badge key={quote.id} look={QUOTE_STATES[quote.status].look}>
                  Devis {QUOTE_STATES[quote.status].agency.toLowerCase()}
                </Badge>
              ))}
          </span>
        ),
      },
      {
        title: 'Objet',
        card: 'wide',
        className: 'max-w-md text-sm',
        cell: ({ summary }) => <span className="wrap-anywhere line-clamp-2">{summary}</span>,
      },
      {
        title: 'Reçu',
        card: 'wide',
        className: 'text-muted text-sm md:whitespace-nowrap',
        cell: ({ createdAt }) => <RelativeMoment at={createdAt} />,
      },
    ]}
  />
)
