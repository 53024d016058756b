import type { InvoicedClient } from '@/db/schema/invoices'
import type { Day } from '../calendar'
import { groupBy } from '../group-by'
import type { BookedDocument } from './documents'
import type { BookedPayment } from './payments'

/** `invoice`: to a French firm, sent whole. `foreign`: to a firm elsewhere, reported individually. `day`: everything else, added
 *  up by day and rate. Payments likewise. */
export type ReportNature = `${'invoice' | 'foreign' | 'day'}${'' | '_payment'}`

/** What would be reported to the tax office, in cents. */
export type Reported = {
  nature: ReportNature
  day: Day
  /** Null where several are reported together. */
  number: string | null
  /** SIREN or VAT number of the firm. */
  firm: string | null
  permille: number
  netCents: number
  vatCents: number
  grossCents: number
  count: number
  /** Of an invoice that is sent whole. */
  transmission: BookedDocument['transmission'] | null
}

type Source = Pick<BookedDocument, 'regime' | 'permille' | 'grossCents' | 'vatCents'> & {
  day: Day
  number: string
  client: InvoicedClient | null
  suffix: '' | '_payment'
  transmission: Reported['transmission']
}

/** What would be reported of a month's documents and payments: invoices between French firms, sales to everyone else, and
 *  payments, on which the VAT on services is due. Anything outside VAT is not. */
export function reportedOf(
  documents: readonly BookedDocument[],
  payments: readonly BookedPayment[],
): Reported[] {
  const sources: Source[] = [
    ...documents.map((document) => ({ ...document, day: document.issuedOn, suffix: '' as const })),
    ...payments.map((payment) => ({ ...payment, suffix: '_payment' as const, transmission: null })),
  ].filter(({ regime }) => regime !== 'outside')
  const groups = groupBy(sources, (source) =>
    [natureOf(source), source.day, source.permille, isStandalone(source) && source.number].join(),
  )
  return [...groups.values()]
    .flatMap((rows) => {
      const [first] = rows
      return first ? [together(first, rows)] : []
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const keyOf = ({ nature, day, number, permille }: Reported) =>
  [nature.endsWith('_payment') ? 1 : 0, day, nature, number ?? '', String(1_000 - permille)].join()

const isStandalone = ({ client }: Source) => client?.kind === 'professional'

function natureOf({ client, suffix }: Source): ReportNature {
  if (client?.kind !== 'professional') return `day${suffix}`
  return client.country === 'FR' ? `invoice${suffix}` : `foreign${suffix}`
}

function together(first: Source, rows: readonly Source[]): Reported {
  const { day, client, permille, transmission } = first
  const nature = natureOf(first)
  const grossCents = rows.reduce((sum, row) => sum + row.grossCents, 0)
  const vatCents = rows.reduce((sum, row) => sum + row.vatCents, 0)
  return {
    ...{ nature, day, permille, vatCents, grossCents, netCents: grossCents - vatCents },
    number: isStandalone(first) ? first.number : null,
    firm: isStandalone(first) ? (client?.siren ?? client?.vatNumber ?? null) : null,
    count: new Set(rows.map(({ number }) => number)).size,
    transmission: nature === 'invoice' ? transmission : null,
  }
}
