import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates'
import { Table } from '@/components/ui/table'
import type { Lead } from '@/lib/domain/leads/lead'
import type { Query } from '@/lib/server/list-address'
import { MailFailureBadge } from '../mail-failure-badge'
import { kindName, STATUS_LOOKS, STATUS_NAMES, sheetOf } from './lead-words'

type Props = {
  leads: Lead[]
  /** The lead that the sheet shows, as the address names it. */
  open: Query[string]
  here: (sheet: Record<string, string>) => string
}

export const LeadTable = ({ leads, open, here }: Props) => (
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
        cell: ({ status }) => <Badge look={STATUS_LOOKS[status]}>{STATUS_NAMES[status]}</Badge>,
      },
      {
        title: 'Objet',
        card: 'wide',
        className: 'max-w-md text-sm',
        cell: ({ summary }) => <span className="wrap-anywhere line-clamp-2">{summary}</span>,
      },
      {
        title: 'Reçu le',
        card: 'wide',
        className: 'text-muted text-sm md:whitespace-nowrap',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ]}
  />
)
