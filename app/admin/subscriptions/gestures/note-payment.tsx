import type { OpenInvoice, SubscriptionDetail } from '@/lib/domain/billing/details'
import { type PaymentPreview, previewPaymentOf } from '@/lib/domain/billing/preview-payment'
import type { Reads } from '@/lib/domain/context'
import { DomainError } from '@/lib/domain/errors'
import { frenchDay, frenchPeriod } from '@/lib/domain/french-days'
import { formatBill, formatEuros } from '@/lib/domain/money'
import type { PayableInvoices } from './payment'

/** The payments that can be recorded today: open periods, oldest first, then each other invoice, including a pending move. */
export async function readPayable(
  reads: Reads,
  { openInvoices, moveToPay }: SubscriptionDetail,
): Promise<PayableInvoices[]> {
  return readPayableOf(reads, openInvoices, moveToPay?.invoiceId)
}

/** The same for the open invoices of a subscription, or of a client without one. */
export async function readPayableOf(
  reads: Reads,
  openInvoices: readonly OpenInvoice[],
  moveId?: number,
): Promise<PayableInvoices[]> {
  const free = openInvoices.filter(({ attemptState }) => attemptState === null)
  const periods = free.filter(({ purpose }) => purpose === 'period').map(({ id }) => id)
  const others = free.filter(({ purpose }) => purpose !== 'period').map(({ id }) => id)
  const choices = [
    ...periods.map((_, index) => periods.slice(0, index + 1)),
    ...[...others, ...(moveId === undefined ? [] : [moveId])].map((id) => [id]),
  ]
  const read = await Promise.all(choices.map((ids) => readChoice(reads, ids)))
  return read.flatMap((choice) => choice ?? [])
}

async function readChoice(reads: Reads, ids: number[]): Promise<PayableInvoices | null> {
  try {
    const preview = await previewPaymentOf(reads, ids)
    const invoices = preview.subscriptions.flatMap((one) => one.invoices)
    const numbers = invoices.map(({ number }) => number ?? 'changement de formule')
    return {
      ids: ids.join(','),
      label: `${formatBill(preview.totalCents)} · ${numbers.join(' et ')}`,
      consequences: preview.subscriptions.flatMap(consequencesOf),
    }
  } catch (error) {
    // Paid or cancelled since the sheet was read.
    if (error instanceof DomainError && error.code === 'conflict') return null
    throw error
  }
}

function consequencesOf({ invoices, begins }: PaymentPreview['subscriptions'][number]): string[] {
  const settled = invoices.flatMap((invoice) => invoice.settled ?? [])
  const sentences = settled.map((one) => {
    if (one.outcome === 'runs_on') return `La période court jusqu’au ${frenchDay(one.until)}.`
    if (one.outcome === 'owed') return 'Une période passée est payée telle quelle.'
    return `Un avoir annule la facture, et une nouvelle de ${formatEuros(one.totalCents)} paie la période ${frenchPeriod(one.period)}.`
  })
  if (begins)
    sentences.push(
      `Une période commence aujourd’hui, ${frenchPeriod(begins.period)}\u00a0: ${formatEuros(begins.totalCents)} facturés en plus.`,
    )
  if (invoices.some(({ purpose }) => purpose === 'move')) sentences.push('La nouvelle formule prend effet.')
  return [...new Set(sentences)]
}
