import { Mark } from '@/components/art/mark'
import { Card } from '@/components/ui/layout/card'
import { type Column, Table } from '@/components/ui/lists/table'
import { BRAND_NAME } from '@/content/brand-name'
import { type FigureLine, figuresOf, formatRate, formatUnitNet } from '@/lib/domain/invoices/figures'
import { invoiceFacts } from '@/lib/domain/invoices/invoice-facts'
import { invoiceTitle } from '@/lib/domain/invoices/invoice-title'
import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'
import { mentionsOf } from '@/lib/domain/invoices/mentions'
import { clientLines, sellerLines } from '@/lib/domain/invoices/party-lines'
import { sumsOf } from '@/lib/domain/invoices/sums'
import { formatBill } from '@/lib/domain/money'

const COLUMNS: Column<FigureLine>[] = [
  {
    title: 'Désignation',
    card: 'wide',
    cell: ({ label }) => <span className="wrap-anywhere font-semibold">{label}</span>,
  },
  { title: 'Qté', isLabelled: true, className: 'md:text-right', cell: ({ quantity }) => quantity },
  {
    title: 'Prix unitaire HT',
    isLabelled: true,
    card: 'right',
    className: 'whitespace-nowrap tabular-nums md:text-right',
    cell: formatUnitNet,
  },
  {
    title: 'TVA',
    isLabelled: true,
    className: 'whitespace-nowrap md:text-right',
    cell: ({ vatPermille }) => formatRate(vatPermille),
  },
  {
    title: 'Total HT',
    isLabelled: true,
    card: 'right',
    className: 'whitespace-nowrap tabular-nums md:text-right',
    cell: ({ netCents }) => formatBill(netCents),
  },
]

/** An invoice or credit note on the screen, with the full content of its PDF. */
export function InvoiceSheet({ invoice }: { invoice: IssuedInvoice }) {
  const figures = figuresOf(invoice.lines)
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-8">
      <p className="flex items-center gap-2 font-semibold">
        <Mark className="size-7" />
        {BRAND_NAME}
      </p>
      <h2 className="text-2xl">{invoiceTitle(invoice)}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-hairline border-y py-4 sm:grid-cols-4">
        {invoiceFacts(invoice).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-6 sm:grid-cols-2">
        <Party heading="Émetteur" lines={sellerLines(invoice.seller)} />
        <Party heading="Client" lines={clientLines(invoice.client)} />
      </div>
      <Table
        label="Lignes"
        columns={COLUMNS}
        rows={figures.lines}
        rowKey={(line) => figures.lines.indexOf(line)}
        isFramed={false}
      />
      <dl className="flex w-full flex-col gap-2 self-end sm:max-w-sm">
        {sumsOf(invoice, figures).map(({ label, value, isTotal }) => (
          <div
            key={label}
            className={
              isTotal
                ? 'mt-1 flex justify-between gap-4 rounded-card bg-sunken px-4 py-3 font-semibold text-lg'
                : 'flex justify-between gap-4 px-4'
            }
          >
            <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-1 text-muted text-sm">
        {mentionsOf(invoice).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Card>
  )
}

const Party = ({ heading, lines }: { heading: string; lines: readonly string[] }) => (
  <div className="min-w-0">
    <h3 className="font-semibold">{heading}</h3>
    {lines.map((line, index) => (
      <p key={index} className="wrap-anywhere">
        {line}
      </p>
    ))}
  </div>
)
