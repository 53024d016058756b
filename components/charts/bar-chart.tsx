import { clsx } from 'clsx'

type Bar = {
  name: string
  value: number
  /** The text next to the bar. */
  text: string
}

type Props = {
  /** The chart's accessible name. */
  label: string
  bars: Bar[]
  /** The value of a full bar; by default the highest one. */
  most?: number
}

/** A table whose values are also bars, drawn by the server. */
export function BarChart({ label, bars, most = Math.max(1, ...bars.map(({ value }) => value)) }: Props) {
  return (
    <table aria-label={label} className="mt-auto w-full text-sm">
      <tbody>
        {bars.map(({ name, value, text }) => (
          <tr key={name}>
            <th scope="row" className="w-16 whitespace-nowrap py-1 pr-3 text-left font-normal text-muted">
              {name}
            </th>
            <td aria-hidden="true" className="py-1">
              <svg
                className="block h-3 w-full overflow-hidden rounded-sm bg-sunken text-accent-ring"
                focusable="false"
              >
                <rect width={`${(value / most) * 100}%`} height="100%" rx="3" fill="currentColor" />
              </svg>
            </td>
            <td
              className={clsx(
                'min-w-16 whitespace-nowrap py-1 pl-3 text-right tabular-nums',
                value === 0 ? 'text-muted' : 'font-semibold',
              )}
            >
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
