import type { CancellationOutcome } from '@/db/schema/cancellations'
import { frenchDay } from '../french-days'
import { formatEuros } from '../money'

/** Last day, debits still to come and refund. */
export const outcomeRows = ({ label, lastDay, debits, refundCents }: CancellationOutcome) => [
  { label: 'Abonnement', value: label },
  { label: 'Dernier jour', value: frenchDay(lastDay) },
  { label: 'Prélèvements à venir', value: debitWords(debits) },
  { label: 'Remboursement', value: refundCents > 0 ? formatEuros(refundCents) : 'Aucun' },
]

export const debitWords = (debits: Readonly<CancellationOutcome['debits']>): string =>
  debits.length === 0
    ? 'Aucun'
    : debits.map(({ date, amountCents }) => `${formatEuros(amountCents)} le ${frenchDay(date)}`).join(', ')

/** The effects on sites and contents. `returnDays`: how long the client may request a copy. */
export const effectWords = ({ isOver, lastDay }: CancellationOutcome, returnDays: number): string[] => [
  isOver
    ? `Ce dernier jour est passé\u00a0: le contrat prend fin tout de suite, ses sites sont hors ligne, et ce qui a été payé pour les jours suivants vous est rendu.`
    : `Les sites restent en ligne jusqu’au ${frenchDay(lastDay)} compris, puis ils sont hors ligne.`,
  `Rien n’est effacé automatiquement\u00a0: pendant ${returnDays}\u00a0jours après la fin, vous pouvez demander une copie de vos contenus.`,
]

/** The same rows in one paragraph. */
export const outcomeWords = ({ lastDay, debits, refundCents, isOver }: CancellationOutcome): string =>
  [
    `Dernier jour\u00a0: ${frenchDay(lastDay)}${isOver ? ', déjà passé' : ''}.`,
    `Prélèvements à venir\u00a0: ${debits.length === 0 ? 'aucun' : debitWords(debits)}.`,
    ...(refundCents > 0 ? [`Remboursement\u00a0: ${formatEuros(refundCents)}.`] : []),
  ].join(' ')
