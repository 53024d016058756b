import { longDate } from '@/components/ui/dates/dates'
import { Table } from '@/components/ui/lists/table'
import type { DayOfViews } from '@/lib/domain/audience/queries'
import { type Bar, barsOf, scaleOf } from './chart-bars'
import { formatCount } from './words'

/** The width of a bar, as a fraction of its slot, so that bars do not touch. */
const BAR = 0.76

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const short = new Intl.DateTimeFormat('fr-FR', DAY)
const withYear = new Intl.DateTimeFormat('fr-FR', { ...DAY, year: 'numeric' })

/** The views of each day as bars, drawn by the server, and as a table. */
export function ViewChart({ days }: { days: readonly DayOfViews[] }) {
  const bars = barsOf(days)
  const scale = scaleOf(bars)
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const middle = bars[Math.floor(bars.length / 2)]?.day ?? ''
  const dates = first.slice(0, 4) === last.slice(0, 4) ? short : withYear
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <p
          aria-hidden="true"
          className="flex flex-col justify-between text-right text-muted text-xs tabular-nums"
        >
          <span className="-translate-y-1/2">{formatCount(scale)}</span>
          <span className="translate-y-1/2">0</span>
        </p>
        <svg
          viewBox={`0 0 ${bars.length} ${scale}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Pages vues du ${longDate(first)} au ${longDate(last)}`}
          className="block h-40 w-full border-hairline border-y text-accent-ring md:h-52"
        >
          {bars.map(({ day, name, views }, index) => (
            <rect
              key={day}
              x={index + (1 - BAR) / 2}
              y={scale - views}
              width={BAR}
              height={views}
              fill="currentColor"
            >
              <title>{`${name}\u00a0: ${formatCount(views)}`}</title>
            </rect>
          ))}
        </svg>
        <p aria-hidden="true" className="col-start-2 mt-2 flex justify-between text-muted text-xs">
          {[first, middle, last].map((day) => (
            <span key={day}>{dates.format(new Date(day))}</span>
          ))}
        </p>
      </div>
      <details className="text-sm">
        <summary className="min-h-6 w-fit pointer-coarse:py-3 font-semibold text-accent-text">
          Les chiffres du graphique
        </summary>
        <div
          className="mt-3 max-h-80 overflow-y-auto"
          tabIndex={0}
          role="region"
          aria-label="Chiffres du graphique"
        >
          <Table
            label="Pages vues par date"
            isFramed={false}
            rows={bars.toReversed()}
            rowKey={({ day }) => day}
            columns={COLUMNS}
          />
        </div>
      </details>
    </div>
  )
}

const COLUMNS = [
  { title: 'Date', cell: ({ name }: Bar) => name },
  {
    title: 'Vues',
    card: 'right' as const,
    className: 'text-right tabular-nums',
    cell: ({ views }: Bar) => formatCount(views),
  },
]
