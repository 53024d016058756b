import type { Due } from '@/lib/domain/billing/due'
import { type Day, daysBetween } from '@/lib/domain/calendar'
import { nearDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'

/** The amount due, in one line without a full stop: « 35 € dus depuis 3 jours, service assuré jusqu’au 27 novembre ». */
export function dueWords(due: Due, today: Day): string {
  const { state, amountCents, since, serviceUntil, interruptedOn } = due
  if (state === 'processing') return 'Paiement en cours de confirmation'
  if (state === 'to_pay') return `${formatEuros(amountCents)} à régler${until(due, today)}`
  const owed =
    amountCents > 0 ? `${formatEuros(amountCents)} dus${since ? ` ${sinceWords(since, today)}` : ''}` : null
  const served = serviceUntil && `service assuré jusqu’au ${nearDay(serviceUntil, today)}`
  const cut = interruptedOn && `service interrompu depuis le ${nearDay(interruptedOn, today)}`
  const line = [owed ?? (cut ? null : 'Paiement en retard'), cut ?? served].filter(Boolean).join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

function until({ invoices }: Due, today: Day): string {
  const [first] = invoices.flatMap(({ dueOn }) => dueOn ?? []).sort()
  return first && first > today ? ` au plus tard le ${nearDay(first, today)}` : ' aujourd’hui'
}

function sinceWords(since: Day, today: Day): string {
  const days = daysBetween(since, today)
  if (days <= 0) return 'depuis aujourd’hui'
  return days === 1 ? 'depuis hier' : `depuis ${days}\u00a0jours`
}
