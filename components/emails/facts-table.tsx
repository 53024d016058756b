import { AMOUNT, styleOf } from './theme'

export type Fact = { label: string; value: string; isTotal?: boolean }

/** Dates do not break; long names may wrap between words. */
const VALUE = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const

/** Labels on the left, values on the right. */
export function FactsTable({ facts }: { facts: Fact[] }) {
  return (
    <table {...styleOf('table')} cellPadding={0} cellSpacing={0} border={0} width="100%">
      <tbody>
        {facts.map(({ label, value, isTotal = false }, index) => {
          const { style, className } = styleOf(isTotal ? 'total' : 'cell')
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
