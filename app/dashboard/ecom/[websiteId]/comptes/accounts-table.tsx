import { Download } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { longMonth } from '@/components/ui/dates/months'
import { type Column, Table } from '@/components/ui/lists/table'
import { type MonthOfAccounts, netOf, type Sums, vatSum } from '@/lib/domain/accounting/schema'
import { withDe } from '@/lib/domain/elision'
import { formatBill } from '@/lib/domain/money'

type Row = Sums & { name: string; sales: number; month: string | null }
type Props = { months: readonly MonthOfAccounts[]; year: number; path: string }

/** The months of a year, newest first, below their total. */
export function AccountsTable({ months, year, path }: Props) {
  const rows = [
    totalOf(months, `Total ${year}`),
    ...months.map((month) => ({ ...month, name: longMonth(month.month) })).reverse(),
  ]
  return (
    <Table
      label={`Comptes de ${year}`}
      columns={columnsOf(path)}
      rows={rows}
      rowKey={({ month }) => month ?? 'total'}
    />
  )
}

/** In a phone's card the name is left of its amount. */
const right =
  'md:text-right tabular-nums whitespace-nowrap max-md:flex max-md:items-baseline max-md:justify-between'
const sum = (title: string, cents: (row: Row) => number): Column<Row> => ({
  title,
  card: 'wide',
  isLabelled: true,
  className: right,
  cell: (row) => <span className={row.month === null ? 'font-semibold' : ''}>{formatBill(cents(row))}</span>,
})

const columnsOf = (path: string): Column<Row>[] => [
  {
    title: 'Mois',
    card: 'wide',
    cell: ({ name, sales }) => (
      <>
        <span className="font-semibold inline-block whitespace-nowrap first-letter:uppercase">{name}</span>
        <span className="block text-muted text-sm">
          {sales} {sales > 1 ? 'ventes' : 'vente'}
        </span>
      </>
    ),
  },
  sum('Brut', ({ grossCents }) => grossCents),
  sum('dont livraison', ({ deliveryCents }) => deliveryCents),
  {
    ...sum('dont TVA', vatSum),
    cell: (row) => (
      <span className="max-md:text-right">
        <span className={row.month === null ? 'font-semibold' : ''}>{formatBill(vatSum(row))}</span>
        {ratesOf(row).map(([rate, cents]) => (
          <span key={rate} className="block text-muted text-sm">
            {rate}&nbsp;%&nbsp;: {formatBill(cents)}
          </span>
        ))}
      </span>
    ),
  },
  sum('Remboursé', ({ refundCents }) => refundCents),
  sum('Frais', ({ feeCents }) => feeCents),
  sum('Étiquettes', ({ labelCents }) => labelCents),
  {
    ...sum('Net', netOf),
    cell: (row) => <span className="font-semibold">{formatBill(netOf(row))}</span>,
  },
  {
    title: 'Fichier',
    isTitleHidden: true,
    card: 'wide',
    className: 'md:text-right',
    cell: ({ month, name }) =>
      month && (
        <ButtonLink href={`${path}/export?mois=${month}`} look="secondary" size="small">
          <Download aria-hidden="true" className="size-4" />
          <span className="whitespace-nowrap">
            Exporter<span className="md:sr-only"> le mois (CSV)</span>
            <span className="sr-only"> {withDe(name)}</span>
          </span>
        </ButtonLink>
      ),
  },
]

/** The VAT rates with an amount, if there are several. */
function ratesOf({ vat200Cents, vat100Cents, vat55Cents, vat21Cents }: Sums): [string, number][] {
  const rates: [string, number][] = [
    ['20', vat200Cents],
    ['10', vat100Cents],
    ['5,5', vat55Cents],
    ['2,1', vat21Cents],
  ]
  const known = rates.filter(([, cents]) => cents !== 0)
  return known.length > 1 ? known : []
}

function totalOf(months: readonly MonthOfAccounts[], name: string): Row {
  const total = (of: (month: MonthOfAccounts) => number) => months.reduce((all, month) => all + of(month), 0)
  return {
    name,
    month: null,
    sales: total(({ sales }) => sales),
    grossCents: total(({ grossCents }) => grossCents),
    deliveryCents: total(({ deliveryCents }) => deliveryCents),
    vat200Cents: total(({ vat200Cents }) => vat200Cents),
    vat100Cents: total(({ vat100Cents }) => vat100Cents),
    vat55Cents: total(({ vat55Cents }) => vat55Cents),
    vat21Cents: total(({ vat21Cents }) => vat21Cents),
    refundCents: total(({ refundCents }) => refundCents),
    feeCents: total(({ feeCents }) => feeCents),
    labelCents: total(({ labelCents }) => labelCents),
  }
}
