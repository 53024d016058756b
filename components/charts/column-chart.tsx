import { clsx } from 'clsx'
import { Table } from '../ui/lists/table'

/** One column of the chart; `before`: its value in the previous period. */
export type ChartColumn = {
  name: string
  value: number
  /** The value as the table shows it. */
  text: string
  before?: { value: number; text: string }
}

type Props = {
  /** The measured quantity: the table's name. */
  label: string
  /** The table's headings: a column's name, its value, and the previous value. */
  heads: { name: string; value: string; before?: string }
  columns: readonly ChartColumn[]
  /** Height and margins of the drawing. */
  className?: string
  /** Where the same figures are shown as a table: collapsed below, elsewhere on the page, or for screen readers only. */
  table?: 'open' | 'elsewhere' | 'hidden'
}

/** The width of a column as a fraction of its slot, so that columns do not touch. */
const WIDTH = 0.7

/** Values as columns, drawn by the server, with the previous period's as outlines behind them, and the same as a table. */
export function ColumnChart({ label, heads, columns, className, table = 'hidden' }: Props) {
  const most = Math.max(1, ...columns.flatMap(({ value, before }) => [value, before?.value ?? 0]))
  const height = (value: number) => (value / most) * 96
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${columns.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className={clsx('block w-full border-control border-b text-accent-ring', className)}
      >
        {columns.map(({ name, value, before }, index) => (
          <g key={name}>
            {before && before.value > 0 && (
              <rect
                x={index + 0.06}
                width={0.88}
                y={100 - height(before.value)}
                height={height(before.value)}
                fill="none"
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
                className="text-control"
              />
            )}
            {value > 0 && (
              <rect
                x={index + (1 - WIDTH) / 2}
                width={WIDTH}
                y={100 - height(value)}
                height={height(value)}
                fill="currentColor"
              />
            )}
          </g>
        ))}
      </svg>
      {table === 'open' && (
        <details className="text-sm">
          <summary className="min-h-6 w-fit font-semibold text-accent-text pointer-coarse:min-h-11 pointer-coarse:content-center">
            Les chiffres du graphique
          </summary>
          <div
            className="mt-3 max-h-80 overflow-y-auto"
            tabIndex={0}
            role="region"
            aria-label={`Chiffres\u00a0: ${label}`}
          >
            <ChartTable {...{ label, heads, columns }} />
          </div>
        </details>
      )}
      {table === 'hidden' && (
        <div className="sr-only">
          <ChartTable {...{ label, heads, columns }} />
        </div>
      )}
    </div>
  )
}

const RIGHT = 'text-right tabular-nums'

const ChartTable = ({ label, heads, columns }: Pick<Props, 'label' | 'heads' | 'columns'>) => (
  <Table
    label={label}
    isFramed={false}
    rows={columns}
    rowKey={({ name }) => name}
    columns={[
      { title: heads.name, cell: ({ name }) => name },
      { title: heads.value, card: 'right', className: RIGHT, cell: ({ text }) => text },
      ...(heads.before
        ? [
            {
              title: heads.before,
              card: 'wide' as const,
              isLabelled: true,
              className: RIGHT,
              cell: ({ before }: ChartColumn) => before?.text ?? '–',
            },
          ]
        : []),
    ]}
  />
)
