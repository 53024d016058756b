import type { Settlement } from '@/lib/domain/billing-rules/settle'
import { frenchDay, frenchPeriod } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'

/** The effects of paying now, in whole sentences; shown before the payment. */
export function paymentWords({ invoices, begins }: Settlement, isInterrupted: boolean): string[] {
  const runsOn = invoices.find((invoice) => invoice.outcome === 'runs_on')
  const restarts = invoices.find((invoice) => invoice.outcome === 'restarts')
  const owed = invoices.some((invoice) => invoice.outcome === 'owed')
  const sentences: string[] = []
  if (restarts)
    sentences.push(
      `Le service reprend dès le paiement, pour une nouvelle période ${frenchPeriod(restarts.period)}\u00a0: la facture est annulée par un avoir et remplacée par une autre de ${formatEuros(restarts.totalCents)}, que ce paiement règle.`,
    )
  else if (begins)
    sentences.push(
      `Le service reprend dès le paiement. Une période commence alors ${frenchPeriod(begins.period)}\u00a0: elle est facturée et prélevée en plus, ${formatEuros(begins.totalCents)}.`,
    )
  else if (runsOn)
    sentences.push(
      isInterrupted
        ? `Le service reprend dès le paiement et court jusqu’au ${frenchDay(runsOn.until)}.`
        : `Le service continue sans interruption\u00a0: cette période court jusqu’au ${frenchDay(runsOn.until)}.`,
    )
  if (owed && !restarts) sentences.push('Une période passée est due telle quelle.')
  return sentences
}
