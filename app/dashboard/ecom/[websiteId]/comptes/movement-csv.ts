import { type Movement, netOf } from '@/lib/domain/accounting/schema'
import { parisDay } from '@/lib/domain/calendar'
import type { CsvColumn } from '@/lib/server/documents/csv-download'

const KINDS: Record<Movement['kind'], string> = {
  sale: 'Vente',
  refund: 'Remboursement',
  label: 'Étiquette',
}

const euros = (title: string, cents: (movement: Movement) => number): CsvColumn<Movement> => ({
  title: `${title} (€)`,
  cell: (movement) => cents(movement) / 100,
})

export const MOVEMENT_CSV: readonly CsvColumn<Movement>[] = [
  { title: 'Commande', cell: ({ orderId }) => orderId },
  { title: 'Date', cell: ({ at }) => parisDay(at) },
  { title: 'Mouvement', cell: ({ kind }) => KINDS[kind] },
  euros('Brut', ({ grossCents }) => grossCents),
  euros('Livraison comprise', ({ deliveryCents }) => deliveryCents),
  euros('TVA 20 %', ({ vat200Cents }) => vat200Cents),
  euros('TVA 10 %', ({ vat100Cents }) => vat100Cents),
  euros('TVA 5,5 %', ({ vat55Cents }) => vat55Cents),
  euros('TVA 2,1 %', ({ vat21Cents }) => vat21Cents),
  euros('Remboursé', ({ refundCents }) => refundCents),
  euros('Frais', ({ feeCents }) => feeCents),
  euros('Étiquette', ({ labelCents }) => labelCents),
  euros('Net', netOf),
]
