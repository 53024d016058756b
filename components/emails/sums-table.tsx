import { Fragment } from 'react'
import { formatBill } from '@/lib/domain/money'
import { AMOUNT, styleOf } from './theme'

export type Sum = { label: string; cents: number; details?: string[] }
type Props = { head: [string, string]; rows: Sum[]; sums?: Sum[]; total: Sum; notes?: Sum[] }

/** Amounts in a column, and their total. */
export function SumsTable({ head, rows, sums = [], total, notes = [] }: Props) {
  return (
    <table {...styleOf('table')} cellPadding={0} cellSpacing={0} border={0} width="100%">
      <thead>
        <tr>
          <th scope="col" {...styleOf('head')}>
            {head[0]}
          </th>
          <th scope="col" {...atRight('head')}>
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} as="cell" />
        ))}
        {sums.map((row, index) => (
          <Row key={index} row={row} as={index === sums.length - 1 ? 'cell' : 'sum'} />
        ))}
        <Row row={total} as="total" />
        {notes.map((row, index) => (
          <Row key={index} row={row} as="note" />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  row: { label, details = [], cents },
  as,
}: {
  row: Sum
  as: 'cell' | 'sum' | 'total' | 'note'
}) {
  return (
    <tr>
      <th scope="row" {...styleOf(as)}>
        {label}
        {details.map((detail, index) => (
          <Fragment key={index}>
            <br />
            <span {...styleOf('detail')}>{detail}</span>
          </Fragment>
        ))}
      </th>
      <td {...atRight(as)}>{formatBill(cents)}</td>
    </tr>
  )
}

function atRight(name: Parameters<typeof styleOf>[0]) {
  const { style, className } = styleOf(name)
  return { style: { ...style, ...AMOUNT }, className, align: 'right' as const }
}
