import { clsx } from 'clsx'
import { Table } from '../ui/table'

/** One place of the chart; `before` is the same place of the period before. */
export type ChartColumn = {
  name: string
  value: number
  /** As the table says it. */
  text: string
  before?: { value: number; text: string }
}

type Props = {
  /** What the columns count: the table's name. */
  label: string
  /** The heads of the table: what a column is, its value, and the value before. */
  heads: { name: string; value: string; before?: string }
  columns: readonly ChartColumn[]
  /** Height and margins of the drawing. */
  className?: string
  /** Where the same figures stand as a table: to be opened below, elsewhere on the page, or for screen readers alone. */
  table?: 'open' | 'elsewhere' | 'hidden'
}

/** Of a column's place, so that columns do not touch. */
const WIDTH = 0.7

/** Values as columns, drawn by the server, with those of the period before as outlines behind them, and the same as a table. */
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
