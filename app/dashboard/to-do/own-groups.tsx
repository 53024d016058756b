import { CreditCard, FileSignature, Gavel, Globe, MessageSquareText } from 'lucide-react'
import { isValidElement, type ReactElement } from 'react'
import { priceOf } from '@/components/quotes/quote-words'
import { Moment } from '@/components/ui/dates/dates'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { dueOf } from '@/lib/domain/billing/due'
import { type Day, parisDay } from '@/lib/domain/calendar'
import { OUTCOMES } from '@/lib/domain/content-notices/policy'
import type { UnreadDecision } from '@/lib/domain/content-notices/queries'
import { frenchDay } from '@/lib/domain/french-days'
import type { PicturedWebsite } from '@/lib/domain/media/pictured-websites'
import { stateOf } from '@/lib/domain/payment-accounts/schema'
import type { ListedQuote } from '@/lib/domain/quotes/schema'
import type { UnreadAnswer } from '@/lib/domain/tickets/unread-answers'
import { offlineReason } from '@/lib/domain/websites/policy'
import type { Settled } from '@/lib/server/forms/settle'
import { subscriptionName } from '../facturation/subscription-name'
import { BillLine } from './bill-line'
import type { OwnWork } from './load-own-work'
import { Duties, LowStock, OrderAlerts, OrdersToSend } from './shop-lines'
import { ToDoGroup, ToDoLine } from './to-do-group'

type Props = {
  work: OwnWork
  websites: Settled<PicturedWebsite[]>
  /** Staff see everyone's sites, whose state the agency itself has set. */
  isStaff: boolean
  now: Date
}

/** A client's open tasks, late invoices first. */
export function ownGroups({ work, websites, isStaff, now }: Props): ReactElement[] {
  const { quotes, decisions, answers, orders, alerts, lowStock, selling } = work
  const today = parisDay(now)
  const bills = pressingBills(work.bills.data ?? [], today)
  const standalone = (work.standalone.data ?? [])
    .filter(({ due }) => PRESSING_STATES.includes(due.state))
    .toSorted((a, b) => PRESSING_STATES.indexOf(a.due.state) - PRESSING_STATES.indexOf(b.due.state))
  const down = (isStaff ? [] : (websites.data ?? [])).filter((site) => isTakenDown(site, bills))
  const groups = [
    decisions.data && decisions.data.length > 0 && (
      <ToDoGroup key="decisions" label="Décisions sur vos contenus">
        {decisions.data.map((decision) => (
          <DecisionLine key={decision.noticeId} {...decision} />
        ))}
      </ToDoGroup>
    ),
    bills.length + standalone.length > 0 && (
      <ToDoGroup key="bills" label="Facturation">
        {bills.map((subscription) => (
          <BillLine
            key={subscription.id}
            due={dueOf(subscription, today)}
            name={subscriptionName(subscription)}
            today={today}
          />
        ))}
        {standalone.map(({ id, label, due }) => (
          <BillLine key={`facture-${id}`} due={due} name={label} today={today} />
        ))}
      </ToDoGroup>
    ),
    quotes.data && quotes.data.length > 0 && (
      <ToDoGroup key="quotes" label="Devis à lire">
        {quotes.data.map((quote) => (
          <QuoteLine key={quote.id} {...quote} />
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
    selling.data?.paymentAccount && stateOf(selling.data.paymentAccount) === 'incomplete' && (
      <ToDoGroup key="account" label="Compte de paiement">
        <ToDoLine
          icon={CreditCard}
          href="/stripe/setup"
          title="Compte de paiement à terminer"
          about={['Sans lui, votre boutique ne peut pas encaisser.']}
        />
      </ToDoGroup>
    ),
    selling.data && selling.data.incompleteShops.length > 0 && (
      <Duties key="duties" shops={selling.data.incompleteShops} />
    ),
  ]
  return groups.filter((group) => isValidElement(group))
}

const DecisionLine = ({ noticeId, outcome, reference, siteName, decidedAt }: UnreadDecision) => (
  <ToDoLine
    {...{ icon: Gavel, look: 'late', href: `/dashboard/signalements/${noticeId}` }}
    title={`Lire la décision\u00a0: ${OUTCOMES[outcome].toLowerCase()}`}
    about={[siteName, reference, <Moment key="at" at={decidedAt} />]}
  />
)

const AnswerLine = ({ ticketId, title, authorName, at }: UnreadAnswer) => (
  <ToDoLine
    icon={MessageSquareText}
    href={`/dashboard/tickets/${ticketId}`}
    title={`Lire la réponse de ${authorName}`}
    about={[title, <Moment key="at" at={at} />]}
  />
)

const QuoteLine = (quote: ListedQuote) => (
  <ToDoLine
    icon={FileSignature}
    href={`/dashboard/facturation/devis/${quote.id}`}
    title={`Devis à lire\u00a0: ${quote.number}`}
    about={[priceOf(quote), quote.validUntil && `valable jusqu’au ${frenchDay(quote.validUntil)}`]}
  />
)

const PRESSING_STATES = ['interrupted', 'late', 'to_pay', 'waiting']

/** The bills that need action now, most urgent first. */
function pressingBills(bills: readonly SubscriptionDetail[], today: Day): SubscriptionDetail[] {
  const urgency = (bill: SubscriptionDetail) => PRESSING_STATES.indexOf(dueOf(bill, today).state)
  return bills.filter((bill) => urgency(bill) >= 0).toSorted((a, b) => urgency(a) - urgency(b))
}

/** Taken offline by someone else, unless a bill already explains it. */
function isTakenDown(site: PicturedWebsite, bills: readonly SubscriptionDetail[]): boolean {
  if (site.status !== 'inactive' || site.inactiveBy === 'owner') return false
  return site.inactiveBy !== 'billing' || !bills.some(({ id }) => id === site.subscriptionId)
}

/** The parts that could not be loaded. */
export function ownErrors(work: OwnWork): string[] {
  const { bills, standalone, quotes, decisions, answers, orders, alerts, lowStock, selling } = work
  const parts: [Settled<unknown>, string][] = [
    [bills.error === undefined ? standalone : bills, 'Impossible de charger votre facturation'],
    [quotes, 'Impossible de charger vos devis'],
    [decisions, 'Impossible de charger les décisions sur vos contenus'],
    [answers, 'Impossible de charger les réponses de l’agence'],
    [orders, 'Impossible de charger les commandes'],
    [alerts, 'Impossible de charger ce qui attend sur vos commandes'],
    [lowStock, 'Impossible de charger les alertes de stock'],
    [selling, 'Impossible de charger les mentions de votre boutique'],
  ]
  return parts.flatMap(([part, message]) => (part.error === undefined ? [] : [message]))
}
