import { AMOUNT, look } from './theme'

export type Fact = { label: string; value: string; isTotal?: boolean }

/** A day stays whole; a long name may wrap between its words. */
const VALUE = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const

/** Labels at the left, what they are at the right. */
export function FactsTable({ facts }: { facts: Fact[] }) {
  return (
    <table {...look('table')} cellPadding={0} cellSpacing={0} border={0} width="100%">
      <tbody>
        {facts.map(({ label, value, isTotal = false }, index) => {
          const { style, className } = look(isTotal ? 'total' : 'cell')
          return (
            <tr key={index}>
              <th scope="row" style={style} className={className}>
                {label}
              </th>
              <td style={{ ...style, ...AMOUNT, ...VALUE }} className={className} align="right">
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
