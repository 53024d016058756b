import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { longMonth } from '@/components/ui/dates/months'
import { type Column, Table } from '@/components/ui/lists/table'
import type { BookedDocument } from '@/lib/domain/books/documents'
import type { BookedPayment } from '@/lib/domain/books/payments'
import { reportedOf } from '@/lib/domain/books/reported'
import { vatOfMonth } from '@/lib/domain/books/vat-of-month'
import { type Month, shiftMonth } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import { exportHref, PATH } from './address'

type Props = {
  month: Month
  thisMonth: Month
  documents: readonly BookedDocument[]
  payments: readonly BookedPayment[]
}

type Book = {
  file: string
  name: string
  count: string
  netCents: number
  vatCents: number
  grossCents: number
}

/** The month's books: their sums, and each as a file for the accountant. */
export function MonthBooks({ month, thisMonth, documents, payments }: Props) {
  return (
    <section aria-labelledby="mois" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="mois" className="text-2xl">
          Pour le comptable, {longMonth(month)}
        </h2>
        <nav aria-label="Mois" className="flex flex-wrap gap-2">
          <MonthLink month={shiftMonth(month, -1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {longMonth(shiftMonth(month, -1))}
          </MonthLink>
          {month < thisMonth && (
            <MonthLink month={shiftMonth(month, 1)}>
              {longMonth(shiftMonth(month, 1))}
              <ChevronRight aria-hidden="true" className="size-4" />
            </MonthLink>
          )}
        </nav>
      </div>
      <Table
        label={`Journaux, ${longMonth(month)}`}
        columns={columnsOf(month)}
        rows={booksOf(documents, payments)}
        rowKey={({ file }) => file}
      />
      <p className="max-w-prose text-muted text-sm">
        Un avoir compte en moins. Les frais de boutique sont payés le jour de leur facture&nbsp;: ils ont été
        retenus sur les ventes. Transmission électronique des factures&nbsp;: désactivée, aucune plateforme
        agréée n’est raccordée. Le dernier fichier montre ce qui serait transmis ou déclaré.
      </p>
    </section>
  )
}

const RIGHT = 'whitespace-nowrap md:text-right tabular-nums'

const columnsOf = (month: Month): Column<Book>[] => [
  {
    title: 'Journal',
    cell: ({ name, count }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted text-sm">{count}</span>
      </>
    ),
  },
  {
    title: 'HT',
    card: 'wide',
    isLabelled: true,
    className: RIGHT,
    cell: (book) => formatBill(book.netCents),
  },
  {
    title: 'TVA',
    card: 'wide',
    isLabelled: true,
    className: RIGHT,
    cell: (book) => formatBill(book.vatCents),
  },
  {
    title: 'TTC',
    isLabelled: true,
    className: `${RIGHT} font-semibold`,
    cell: (book) => formatBill(book.grossCents),
  },
  {
    title: 'Fichier',
    isTitleHidden: true,
    card: 'right',
    className: 'md:text-right',
    cell: ({ file, name }) => (
      <a
        href={exportHref(file, month)}
        aria-label={`${name}, ${longMonth(month)}\u00a0: exporter en CSV`}
        className={buttonStyle({ look: 'secondary', size: 'small' })}
      >
        <Download aria-hidden="true" className="size-4" />
        CSV
      </a>
    ),
  },
]

type Taxed = { grossCents: number; vatCents: number }

function sumsOf(rows: readonly Taxed[]) {
  const grossCents = rows.reduce((sum, row) => sum + row.grossCents, 0)
  const vatCents = rows.reduce((sum, row) => sum + row.vatCents, 0)
  return { grossCents, vatCents, netCents: grossCents - vatCents }
}

function booksOf(documents: readonly BookedDocument[], payments: readonly BookedPayment[]): Book[] {
  const sales = documents.filter(({ kind }) => kind === 'invoice')
  const credits = documents.filter(({ kind }) => kind === 'credit_note')
  const rates = vatOfMonth(documents)
  const reported = reportedOf(documents, payments)
  const sold = reported.filter(({ nature }) => !nature.endsWith('_payment'))
  return [
    { file: 'ventes', name: 'Ventes', count: counted(numbersOf(sales), 'facture'), ...sumsOf(sales) },
    { file: 'avoirs', name: 'Avoirs', count: counted(numbersOf(credits), 'avoir'), ...sumsOf(credits) },
    {
      file: 'encaissements',
      name: 'Encaissements',
      count: counted(numbersOf(payments), 'pièce'),
      ...sumsOf(payments),
    },
    { file: 'tva', name: 'TVA par taux', count: counted(rates.length, 'ligne'), ...sumsOf(rates) },
    {
      file: 'declaration',
      name: 'À transmettre ou déclarer',
      count: counted(reported.length, 'ligne'),
      ...sumsOf(sold),
    },
  ]
}

const numbersOf = (rows: readonly { number: string }[]) => new Set(rows.map(({ number }) => number)).size
const counted = (count: number, one: string) => `${count}\u00a0${one}${count > 1 ? 's' : ''}`

const MonthLink = ({ month, children }: { month: Month; children: ReactNode }) => (
  <AppLink
    href={`${PATH}?mois=${month}#mois`}
    scroll={false}
    className={buttonStyle({ look: 'secondary', size: 'small' })}
  >
    {children}
  </AppLink>
)
