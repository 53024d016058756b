import { groupBy } from '../group-by'
import type { BookedDocument } from './documents'

/** Of one rate under one regime in a month, in cents. */
export type VatOfMonth = Pick<BookedDocument, 'regime' | 'permille'> & {
  netCents: number
  vatCents: number
  grossCents: number
}

type Taxed = Pick<BookedDocument, 'regime' | 'permille' | 'grossCents' | 'vatCents'>

/** The VAT of invoices minus that of credit notes, by regime and rate, highest rate first. */
export function vatOfMonth(documents: readonly Taxed[]): VatOfMonth[] {
  const groups = groupBy(documents, ({ regime, permille }) => `${regime} ${permille}`)
  return [...groups.values()]
    .flatMap((rows) => {
      const [first] = rows
      if (!first) return []
      const grossCents = rows.reduce((sum, row) => sum + row.grossCents, 0)
      const vatCents = rows.reduce((sum, row) => sum + row.vatCents, 0)
      const { regime, permille } = first
      return [{ regime, permille, netCents: grossCents - vatCents, vatCents, grossCents }]
    })
    .sort((a, b) => b.permille - a.permille || (a.regime < b.regime ? -1 : 1))
}
