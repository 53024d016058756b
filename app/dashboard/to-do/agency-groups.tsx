import { Banknote, Flag, Gavel, Inbox, MailWarning, MessageSquareReply, UserX } from 'lucide-react'
import { isValidElement, type ReactElement } from 'react'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { countLabel } from '@/components/ui/lists/count'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { LatePayment } from '@/lib/domain/billing/late-payments'
import { CATEGORIES } from '@/lib/domain/content-notices/policy'
import type { ToDecide } from '@/lib/domain/contracts/decisions'
import { frenchDay } from '@/lib/domain/french-days'
import type { NewLead } from '@/lib/domain/leads/new-leads'
import { formatEuros } from '@/lib/domain/money'
import type { AgencyTasks, OpenNotice } from '@/lib/domain/overview/queries'
import type { QueuedTicket } from '@/lib/domain/tickets/support-queue'
import type { Settled } from '@/lib/server/forms/settle'
import { kindName, sheetOf } from '../../admin/demandes/lead-words'
import type { AgencyWork } from './load-agency-work'
import { ToDoGroup, ToDoLine } from './to-do-group'

const SUBSCRIPTIONS = '/admin/subscriptions'

/** The agency's open tasks: illegal content, money, then people, then failures. */
export function agencyGroups({ payments, tickets, leads, decisions, counts }: AgencyWork): ReactElement[] {
  const notices = counts.data?.firstNotices ?? []
  const groups = [
    notices.length > 0 && (
      <ToDoGroup
        key="notices"
        label="Signalements de contenus"
        more={
          (counts.data?.openNotices ?? 0) > notices.length
            ? { href: '/admin/signalements?etat=received', text: 'Voir tous les signalements à décider' }
            : undefined
        }
      >
        {notices.map((notice) => (
          <NoticeLine key={notice.id} {...notice} />
        ))}
      </ToDoGroup>
    ),
    payments.data && payments.data.rows.length > 0 && (
      <ToDoGroup
        key="payments"
        label="Paiements en retard"
        more={
          payments.data.hasMore
            ? { href: `${SUBSCRIPTIONS}?standing=late`, text: 'Voir tous les abonnements en retard' }
            : undefined
        }
      >
        {payments.data.rows.map((payment) => (
          <PaymentLine key={payment.id} {...payment} />
        ))}
      </ToDoGroup>
    ),
    decisions.data && decisions.data.length > 0 && (
      <ToDoGroup key="decisions" label="Décisions">
        {decisions.data.map((decision) => (
          <DecisionLine key={decision.id} {...decision} />
        ))}
      </ToDoGroup>
    ),
    tickets.data && tickets.data.rows.length > 0 && (
      <ToDoGroup
        key="tickets"
        label="Demandes en attente de nous"
        more={
          tickets.data.hasMore
            ? { href: '/dashboard/support?attente=nous', text: 'Voir toutes les demandes en attente de nous' }
            : undefined
        }
      >
        {tickets.data.rows.map((ticket) => (
          <TicketLine key={ticket.id} {...ticket} />
        ))}
      </ToDoGroup>
    ),
    leads.data && leads.data.rows.length > 0 && (
      <ToDoGroup
        key="leads"
        label="Prospects"
        more={
          leads.data.hasMore
            ? { href: '/admin/demandes?etat=new', text: 'Voir tous les nouveaux prospects' }
            : undefined
        }
      >
        {leads.data.rows.map((lead) => (
          <LeadLine key={sheetOf(lead)} {...lead} />
        ))}
      </ToDoGroup>
    ),
    counts.data && hasCounts(counts.data) && (
      <ToDoGroup key="counts" label="Administration">
        <CountLines {...counts.data} />
      </ToDoGroup>
    ),
  ]
  return groups.filter((group) => isValidElement(group))
}

const PaymentLine = ({ id, label, clientName, dueCents, since, isInterrupted }: LatePayment) => (
  <ToDoLine
    {...{ icon: Banknote, look: 'late', href: `${SUBSCRIPTIONS}?fiche=${id}` }}
    title={`Paiement en retard de ${clientName}`}
    about={[label, since && `depuis le ${frenchDay(since)}`]}
    value={dueCents > 0 ? formatEuros(dueCents) : undefined}
  >
    {isInterrupted ? <Badge look="danger">Interrompu</Badge> : <Badge look="late">En retard</Badge>}
  </ToDoLine>
)

const REASONS = {
  interrupted: 'interrompu depuis au moins 60 jours',
  third_refusal: 'troisième refus en douze mois',
}

const DecisionLine = ({ id, label, clientName, decisions }: ToDecide) => (
  <ToDoLine
    {...{ icon: Gavel, look: 'late', href: `${SUBSCRIPTIONS}?fiche=${id}` }}
    title={`Décider pour ${clientName}`}
    about={[label, ...decisions.map(({ why }) => REASONS[why])]}
  />
)

const TicketLine = ({ id, title, clientName, siteName, plan, createdAt }: QueuedTicket) => (
  <ToDoLine
    icon={MessageSquareReply}
    href={`/dashboard/tickets/${id}`}
    title={`Répondre à ${clientName}`}
    about={[title, siteName, plan && PLAN_FACTS[plan].name, <Moment key="at" at={createdAt} />]}
  >
    <Badge look="info">En attente de nous</Badge>
  </ToDoLine>
)

const leadTask = ({ subject }: NewLead): string =>
  subject === 'resiliation'
    ? 'Traiter la résiliation\u00a0:'
    : subject === 'retractation'
      ? 'Traiter la rétractation\u00a0:'
      : 'Rappeler'

const LeadLine = (lead: NewLead) => (
  <ToDoLine
    icon={Inbox}
    href={`/admin/demandes?${lead.kind === 'projet' ? 'genre=projet&' : ''}etat=new&fiche=${sheetOf(lead)}`}
    title={`${leadTask(lead)} ${lead.name}`}
    about={[kindName(lead), <Moment key="at" at={lead.createdAt} />]}
  >
    <Badge look="late">Nouveau</Badge>
  </ToDoLine>
)

const NoticeLine = ({ id, reference, category, isUrgent, createdAt }: OpenNotice) => (
  <ToDoLine
    {...{ icon: Flag, look: isUrgent ? 'danger' : 'late', href: `/admin/signalements/${id}` }}
    title={`Décider du signalement ${reference}`}
    about={[CATEGORIES[category], <Moment key="at" at={new Date(createdAt)} />]}
  >
    {isUrgent && <Badge look="danger">Urgent</Badge>}
  </ToDoLine>
)

const hasCounts = ({ failedJobs, deletionRequests, openRefunds }: AgencyTasks) =>
  failedJobs + deletionRequests + openRefunds > 0

const CountLines = ({ failedJobs, deletionRequests, openRefunds }: AgencyTasks) => (
  <>
    {openRefunds > 0 && (
      <ToDoLine
        icon={Banknote}
        href={SUBSCRIPTIONS}
        title={countLabel(openRefunds, 'remboursement à virer', 'remboursements à virer')}
        about={['À faire par l’agence elle-même.']}
      />
    )}
    {failedJobs > 0 && (
      <ToDoLine
        {...{ icon: MailWarning, look: 'danger', href: '/admin/taches' }}
        title={countLabel(failedJobs, 'e-mail ou tâche en échec', 'e-mails ou tâches en échec')}
        about={['Après le dernier essai.']}
      />
    )}
    {deletionRequests > 0 && (
      <ToDoLine
        {...{ icon: UserX, href: '/admin?deletion=requested' }}
        title={countLabel(deletionRequests, 'compte à supprimer', 'comptes à supprimer')}
        about={['À la demande de son titulaire.']}
      />
    )}
  </>
)

/** The parts that could not be loaded. */
export function agencyErrors({ payments, tickets, leads, decisions, counts }: AgencyWork): string[] {
  const parts: [{ error?: string } | Settled<unknown>, string][] = [
    [payments, 'Impossible de charger les paiements en retard'],
    [tickets, 'Impossible de charger les demandes en attente'],
    [leads, 'Impossible de charger les prospects'],
    [decisions, 'Impossible de charger les décisions'],
    [counts, 'Impossible de charger les tâches'],
  ]
  return parts.flatMap(([part, message]) => (part.error === undefined ? [] : [message]))
}
