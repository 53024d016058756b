import type { BookedDocument } from '@/lib/domain/books/documents'
import type { BookedPayment } from '@/lib/domain/books/payments'
import type { Reported } from '@/lib/domain/books/reported'
import type { VatOfMonth } from '@/lib/domain/books/vat-of-month'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { KIND_NAMES, NATURE_NAMES, PURPOSE_NAMES, REGIME_NAMES, TRANSMISSION_NAMES, WAY_NAMES } from './words'

type Taxed = { permille: number; grossCents: number; vatCents: number }

const SUMS: readonly CsvColumn<Taxed>[] = [
  { title: 'Taux (%)', cell: ({ permille }) => permille / 10 },
  { title: 'HT (€)', cell: ({ grossCents, vatCents }) => (grossCents - vatCents) / 100 },
  { title: 'TVA (€)', cell: ({ vatCents }) => vatCents / 100 },
  { title: 'TTC (€)', cell: ({ grossCents }) => grossCents / 100 },
]

type OfClient = Pick<BookedDocument, 'client'>

const CLIENT: readonly CsvColumn<OfClient>[] = [
  { title: 'Client', cell: ({ client }) => client?.name ?? '' },
  { title: 'Sorte', cell: ({ client }) => (client ? KIND_NAMES[client.kind] : '') },
  { title: 'SIREN', cell: ({ client }) => client?.siren ?? '' },
  { title: 'N° de TVA', cell: ({ client }) => client?.vatNumber ?? '' },
  { title: 'Pays', cell: ({ client }) => client?.country ?? '' },
]

/** One row per invoice and rate. */
export const SALES_CSV: readonly CsvColumn<BookedDocument>[] = [
  { title: 'Date', cell: ({ issuedOn }) => issuedOn },
  { title: 'Numéro', cell: ({ number }) => number },
  ...CLIENT,
  { title: 'Objet', cell: ({ purpose }) => PURPOSE_NAMES[purpose] },
  { title: 'Du', cell: ({ first }) => first },
  { title: 'Au', cell: ({ last }) => last },
  { title: 'Échéance', cell: ({ dueOn }) => dueOn },
  { title: 'Régime', cell: ({ regime }) => REGIME_NAMES[regime] },
  ...SUMS,
]

/** Negative amounts, so that they add up with the sales. */
export const CREDIT_CSV: readonly CsvColumn<BookedDocument>[] = [
  { title: 'Date', cell: ({ issuedOn }) => issuedOn },
  { title: 'Numéro', cell: ({ number }) => number },
  { title: 'Facture corrigée', cell: ({ correctedNumber }) => correctedNumber },
  { title: 'Motif', cell: ({ reason }) => reason },
  ...CLIENT,
  { title: 'Objet', cell: ({ purpose }) => PURPOSE_NAMES[purpose] },
  { title: 'Régime', cell: ({ regime }) => REGIME_NAMES[regime] },
  ...SUMS,
]

export const PAYMENT_CSV: readonly CsvColumn<BookedPayment>[] = [
  { title: 'Date', cell: ({ day }) => day },
  { title: 'Pièce', cell: ({ number }) => number },
  { title: 'Nature', cell: ({ isRefund }) => (isRefund ? 'Remboursement' : 'Encaissement') },
  ...CLIENT,
  { title: 'Moyen', cell: ({ way }) => WAY_NAMES[way] },
  { title: 'Référence', cell: ({ reference }) => reference },
  { title: 'Régime', cell: ({ regime }) => REGIME_NAMES[regime] },
  ...SUMS,
]

export const VAT_CSV: readonly CsvColumn<VatOfMonth>[] = [
  { title: 'Régime', cell: ({ regime }) => REGIME_NAMES[regime] },
  ...SUMS,
]

export const REPORTED_CSV: readonly CsvColumn<Reported>[] = [
  { title: 'Nature', cell: ({ nature }) => NATURE_NAMES[nature] },
  { title: 'Date', cell: ({ day }) => day },
  { title: 'Numéro', cell: ({ number }) => number },
  { title: 'SIREN ou n° de TVA', cell: ({ firm }) => firm },
  ...SUMS,
  { title: 'Nombre', cell: ({ count }) => count },
  { title: 'État', cell: ({ transmission }) => transmission && TRANSMISSION_NAMES[transmission] },
]
