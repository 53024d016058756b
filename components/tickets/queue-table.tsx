import { clsx } from 'clsx'
import { PLAN_FACTS, type PlanKey } from '@/content/plan-facts'
import type { WaitingFor } from '@/lib/domain/tickets/schema'
import { AppLink } from '../navigation/app-link'
import { Badge } from '../ui/badge'
import { Moment } from '../ui/dates/dates'
import { Table } from '../ui/lists/table'
import { UnreadDot } from './unread-dot'

type Row = {
  id: number
  type: string
  title: string
  clientName: string
  siteName: string | null
  assigneeName: string | null
  waitingFor: WaitingFor
  plan: PlanKey | null
  createdAt: Date
  updatedAt: Date
  isUnread: boolean
}

/** Tickets as the agency sees them. */
export const QueueTable = ({ label, queue }: { label: string; queue: Row[] }) => (
  <Table
    label={label}
    rows={queue}
    rowKey={({ id }) => id}
    columns={[
      { title: 'Demande', card: 'wide', cell: (row) => <Title {...row} /> },
      {
        title: 'Client',
        cell: ({ clientName, siteName }) => (
          <>
            <span className="block md:min-w-32">{clientName}</span>
            {siteName && <span className="block text-muted text-sm">{siteName}</span>}
          </>
        ),
      },
      {
        title: 'Formule',
        card: 'right',
        cell: ({ plan }) =>
          plan ? <Badge look="info">{PLAN_FACTS[plan].name}</Badge> : <Badge>Aucune</Badge>,
      },
      {
        title: 'Suivi',
        card: 'wide',
        className: 'text-sm md:whitespace-nowrap',
        cell: ({ waitingFor, assigneeName }) => (
          <>
            {waitingFor === 'agency' ? (
              <strong className="block font-semibold">En attente de nous</strong>
            ) : (
              <span className="block text-muted">En attente du client</span>
            )}
            {assigneeName ? `Attribuée à ${assigneeName}` : <span className="text-muted">Non attribuée</span>}
          </>
        ),
      },
      { title: 'Ouverte le', ...DATE, cell: ({ createdAt }) => <Moment at={createdAt} /> },
      { title: 'Modifiée le', ...DATE, cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    ]}
  />
)

const DATE = { card: 'wide', isLabelled: true, className: 'text-sm text-muted' } as const

const Title = ({ id, title, type, isUnread }: Row) => (
  <>
    <AppLink
      href={`/dashboard/tickets/${id}`}
      className={clsx('row-link text-accent-text', isUnread ? 'font-bold' : 'font-medium')}
    >
      {isUnread && <UnreadDot label="Non lue" />}
      {title}
    </AppLink>
    <span className="block text-muted text-sm">
      n° {id} · {type}
    </span>
  </>
)
