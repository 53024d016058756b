import { ageOf } from '@/lib/domain/books/ages'
import type { Incoming } from '@/lib/domain/books/incoming'
import type { Receivable } from '@/lib/domain/books/receivables'
import type { RecurringRevenue } from '@/lib/domain/books/recurring'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { AGE_NAMES, PURPOSE_NAMES, recurringName } from './words'

function ageName(lateDays: number): string {
  const age = ageOf(lateDays)
  return age ? AGE_NAMES[age] : ''
}

export const RECEIVABLE_CSV: readonly CsvColumn<Receivable>[] = [
  { title: 'Numéro', cell: ({ number }) => number },
  { title: 'Client', cell: ({ clientName }) => clientName },
  { title: 'E-mail', cell: ({ clientEmail }) => clientEmail },
  { title: 'Objet', cell: ({ purpose }) => PURPOSE_NAMES[purpose] },
  { title: 'Date', cell: ({ issuedOn }) => issuedOn },
  { title: 'Échéance', cell: ({ dueOn }) => dueOn },
  { title: 'Reste dû (€)', cell: ({ dueCents }) => dueCents / 100 },
  { title: 'Jours de retard', cell: ({ lateDays }) => lateDays },
  { title: 'Ancienneté', cell: ({ lateDays }) => ageName(lateDays) },
]

export const INCOMING_CSV: readonly CsvColumn<Incoming>[] = [
  { title: 'Date', cell: ({ day }) => day },
  { title: 'Facture', cell: ({ number }) => number },
  { title: 'Objet', cell: ({ name }) => name },
  { title: 'Client', cell: ({ clientName }) => clientName },
  { title: 'Montant (€)', cell: ({ cents }) => cents / 100 },
]

export const RECURRING_CSV: readonly CsvColumn<RecurringRevenue>[] = [
  { title: 'Formule', cell: ({ plan }) => recurringName(plan) },
  { title: 'Nombre', cell: ({ count }) => count },
  { title: 'Par mois (€)', cell: ({ monthlyCents }) => monthlyCents / 100 },
]
