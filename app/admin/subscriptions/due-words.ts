import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import type { Receivable } from '@/lib/domain/books/receivables'
import { type Day, daysBetween } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'

type Owing = Pick<
  SubscriptionDetail,
  'openInvoices' | 'dueCents' | 'serviceUntil' | 'interruptedOn' | 'lateSince'
>

/** The amount due of a subscription, in one line without a full stop: « 35 € dus depuis 3 jours, service assuré jusqu’au
 *  27 novembre 2026 »; null when nothing is due. */
export function dueWords(
  { openInvoices, dueCents, serviceUntil, interruptedOn, lateSince }: Owing,
  today: Day,
): string | null {
  const refused = openInvoices.flatMap(({ refusedOn }) => refusedOn ?? []).sort()
  const since = refused[0] ?? lateSince
  const service = interruptedOn
    ? `service interrompu depuis le ${frenchDay(interruptedOn)}`
    : serviceUntil && `service assuré jusqu’au ${frenchDay(serviceUntil)}`
  if (dueCents === 0) return service ? capital(service) : null
  const [dueOn] = openInvoices.flatMap((invoice) => invoice.dueOn ?? []).sort()
  const owed = since
    ? `${formatEuros(dueCents)} dus ${sinceWords(since, today)}`
    : `${formatEuros(dueCents)} à régler${dueOn ? ` d’ici au ${frenchDay(dueOn)}` : ''}`
  return [owed, service].filter(Boolean).join(', ')
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function sinceWords(since: Day, today: Day): string {
  const days = daysBetween(since, today)
  if (days <= 0) return 'depuis aujourd’hui'
  return days === 1 ? 'depuis hier' : `depuis ${days}\u00a0jours`
}

/** The same for an invoice without a subscription: « F-2026-0042, échue le 12 novembre 2026, 14 jours de retard. » */
export const lateWords = ({ number, dueOn, lateDays }: Pick<Receivable, 'number' | 'dueOn' | 'lateDays'>) =>
  `${number}${dueOn ? `, échue le ${frenchDay(dueOn)}` : ''}, ${lateDays}\u00a0jour${lateDays > 1 ? 's' : ''} de retard.`
