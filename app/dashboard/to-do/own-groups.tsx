import { CreditCard, Globe, MessageSquareText } from 'lucide-react'
import { isValidElement, type ReactElement } from 'react'
import { Moment } from '@/components/ui/dates'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { dueOf } from '@/lib/domain/billing/due'
import { type Day, parisDay } from '@/lib/domain/calendar'
import type { PicturedWebsite } from '@/lib/domain/media/pictured-websites'
import { stateOf } from '@/lib/domain/payment-accounts/schema'
import type { UnreadAnswer } from '@/lib/domain/tickets/unread-answers'
import { offlineReason } from '@/lib/domain/websites/policy'
import type { Settled } from '@/lib/server/settle'
import { BillLine } from './bill-line'
import type { OwnWork } from './load-own-work'
import { LowStock, OrderAlerts, OrdersToSend } from './shop-lines'
import { ToDoGroup, ToDoLine } from './to-do-group'

type Props = {
  work: OwnWork
  websites: Settled<PicturedWebsite[]>
  /** Of staff the sites are everybody's, and their state is the agency's own doing. */
  isStaff: boolean
  now: Date
}

/** What waits for a client, the late invoice first. */
export function ownGroups({ work, websites, isStaff, now }: Props): ReactElement[] {
  const { answers, orders, alerts, lowStock, paymentAccount } = work
  const today = parisDay(now)
  const bills = pressingBills(work.bills.data ?? [], today)
  const down = (isStaff ? [] : (websites.data ?? [])).filter((site) => isTakenDown(site, bills))
  const groups = [
    bills.length > 0 && (
      <ToDoGroup key="bills" label="Facturation">
        {bills.map((subscription) => (
          <BillLine key={subscription.id} subscription={subscription} today={today} />
        ))}
      </ToDoGroup>
    ),
    answers.data && answers.data.rows.length > 0 && (
      <ToDoGroup
        key="answers"
        label="Réponses à lire"
        more={
          answers.data.hasMore ? { href: '/dashboard#en-cours', text: 'Voir toutes vos demandes' } : undefined
        }
      >
        {answers.data.rows.map((answer) => (
          <AnswerLine key={answer.ticketId} {...answer} />
        ))}
      </ToDoGroup>
    ),
    down.length > 0 && (
      <ToDoGroup key="sites" label="Sites hors ligne">
        {down.map((site) => (
          <ToDoLine
            key={site.id}
            {...{ icon: Globe, look: 'danger', about: [site.name, offlineReason(site)] }}
            href={`/dashboard/website/${site.id}`}
            title="Site hors ligne"
          />
        ))}
      </ToDoGroup>
    ),
    alerts.data && alerts.data.length > 0 && <OrderAlerts key="alerts" alerts={alerts.data} />,
    orders.data && orders.data.rows.length > 0 && (
      <OrdersToSend key="orders" orders={orders.data} now={now} />
    ),
    lowStock.data && lowStock.data.rows.length > 0 && <LowStock key="stock" lowStock={lowStock.data} />,
    paymentAccount.data && stateOf(paymentAccount.data) === 'incomplete' && (
      <ToDoGroup key="account" label="Compte de paiement">
        <ToDoLine
          icon={CreditCard}
          href="/stripe/setup"
          title="Compte de paiement à terminer"
          about={['Sans lui, votre boutique ne peut pas encaisser.']}
        />
      </ToDoGroup>
    ),
  ]
  return groups.filter((group) => isValidElement(group))
}

const AnswerLine = ({ ticketId, title, authorName, at }: UnreadAnswer) => (
  <ToDoLine
    icon={MessageSquareText}
    href={`/dashboard/tickets/${ticketId}`}
    title={`Lire la réponse de ${authorName}`}
    about={[title, <Moment key="at" at={at} />]}
  />
)

const PRESSING_STATES = ['interrupted', 'late', 'to_pay', 'waiting']

/** Those that ask something now, the worst first. */
function pressingBills(bills: readonly SubscriptionDetail[], today: Day): SubscriptionDetail[] {
  const urgency = (bill: SubscriptionDetail) => PRESSING_STATES.indexOf(dueOf(bill, today).state)
  return bills.filter((bill) => urgency(bill) >= 0).toSorted((a, b) => urgency(a) - urgency(b))
}

/** Offline by somebody else, unless a line says already what is to be paid for it. */
function isTakenDown(site: PicturedWebsite, bills: readonly SubscriptionDetail[]): boolean {
  if (site.status !== 'inactive' || site.inactiveBy === 'owner') return false
  return site.inactiveBy !== 'billing' || !bills.some(({ id }) => id === site.subscriptionId)
}

/** What of it could not be read. */
export function ownErrors({ bills, answers, orders, alerts, lowStock }: OwnWork): string[] {
  const parts: [Settled<unknown>, string][] = [
    [bills, 'Impossible de charger votre facturation'],
    [answers, 'Impossible de charger les réponses de l’agence'],
    [orders, 'Impossible de charger les commandes'],
    [alerts, 'Impossible de charger ce qui attend sur vos commandes'],
    [lowStock, 'Impossible de charger les alertes de stock'],
  ]
  return parts.flatMap(([part, message]) => (part.error === undefined ? [] : [message]))
}
