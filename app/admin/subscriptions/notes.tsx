import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/layout/alert'
import { PAYMENT_NAMES } from '@/components/websites/service-words'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import type { OpenRefund } from '@/lib/domain/invoices/open-refunds'
import { formatBill, formatEuros } from '@/lib/domain/money'
import type { SheetAddresses } from './address'
import { dueWords } from './due-words'
import { RefundNotes } from './refund-notes'
import { CancelMove, RevokeNotice } from './take-back'

type Props = { detail: SubscriptionDetail; refunds: OpenRefund[]; to: SheetAddresses; today: Day }

/** The open matters of a subscription, most urgent first: amounts due, the agency's tasks, announced changes. */
export function Notes({ detail, refunds, to, today }: Props) {
  const { id, facts, announcedPrice, moveToPay, noticeOn, endsOn, hasEnded, waitingInvoices } = detail
  const due = dueWords(detail, today)
  const { change } = facts.contract
  const isTroubled = detail.status !== 'active'
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {due && (!hasEnded || detail.dueCents > 0) && (
        <Note look={detail.interruptedOn ? 'danger' : isTroubled ? 'late' : 'info'}>{due}.</Note>
      )}
      {detail.openInvoices.some(({ attemptState }) => attemptState !== null) && (
        <Note look="info">
          Un paiement est en cours&nbsp;: attendez son issue avant de noter ou de créditer.
        </Note>
      )}
      {waitingInvoices.length > 0 && (
        <Note look="late">
          {waitingInvoices.length === 1
            ? 'Une facture attend'
            : `${waitingInvoices.length} factures attendent`}{' '}
          que les informations de facturation du client soient complètes.
        </Note>
      )}
      <RefundNotes refunds={refunds} to={to} />
      {endsOn && !hasEnded && (
        <Note look="info" action={noticeOn && <RevokeNotice id={id} />}>
          {noticeOn
            ? `Préavis reçu le ${frenchDay(noticeOn)}. Dernier jour\u00a0: ${frenchDay(endsOn)}.`
            : `Fin annoncée par l’agence. Dernier jour\u00a0: ${frenchDay(endsOn)}.`}
        </Note>
      )}
      {change && !noticeOn && (
        <Note look="info" action={<CancelMove id={id} />}>
          Passe à {PLAN_FACTS[change.plan].name}, {PAYMENT_NAMES[change.paymentPlan].toLowerCase()}, le{' '}
          {frenchDay(change.effectiveOn)} ({formatEuros(change.priceCents)}).
        </Note>
      )}
      {moveToPay && (
        <Note look="info" action={<CancelMove id={id} />}>
          Passage à {PLAN_FACTS[moveToPay.plan].name} demandé&nbsp;: {formatBill(moveToPay.amountDueCents)} à
          régler.
        </Note>
      )}
      {announcedPrice && (
        <Note look="info">
          Nouveau prix annoncé&nbsp;: {formatEuros(announcedPrice.priceCents)} à partir du{' '}
          {frenchDay(announcedPrice.effectiveOn)}.
          {announcedPrice.reason && (
            <span className="block font-normal text-sm">{announcedPrice.reason}</span>
          )}
        </Note>
      )}
    </div>
  )
}

type NoteProps = { look: 'danger' | 'late' | 'info'; action?: ReactNode; children: ReactNode }

/** Rendered with the sheet, so it must not interrupt a screen reader. */
const Note = ({ look, action, children }: NoteProps) => (
  <Alert look={look} role="note" action={action} className="text-sm">
    {children}
  </Alert>
)
