import { type ChartColumn, ColumnChart } from '@/components/charts/column-chart'
import { AppLink } from '@/components/navigation/app-link'
import { duration } from '@/components/tickets/duration'
import { longDate } from '@/components/ui/dates/dates'
import { formatEuros } from '@/lib/domain/money'
import { type AgencyDay, type AgencyWeek, median } from '@/lib/domain/overview/agency-week'
import type { Settled } from '@/lib/server/forms/settle'
import { LoadError } from './load-error'

/** Seven days of the agency, each figure with the week before. */
export function AgencyWeekSection({ week: { data, error } }: { week: Settled<AgencyWeek> }) {
  return (
    <section aria-labelledby="semaine" className="flex flex-col gap-5">
      <h2 id="semaine" className="text-2xl">
        Les sept derniers jours
      </h2>
      {error !== undefined && <LoadError message="Impossible de charger les chiffres de la semaine" />}
      {data && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {figuresOf(data).map((figure) => (
            <FigureCard key={figure.name} {...figure} />
          ))}
        </ul>
      )}
    </section>
  )
}

type Figure = {
  name: string
  href: string
  value: string
  before: string
  /** The heading of the values in the chart's table. */
  head: string
  columns: ChartColumn[]
}

const FigureCard = ({ name, href, value, before, head, columns }: Figure) => (
  <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 shadow-low sm:p-5">
    <div>
      <h3 className="font-normal font-text text-base tracking-normal">
        <AppLink href={href} className="plain-link text-muted">
          {name}
        </AppLink>
      </h3>
      <p className="display text-2xl tabular-nums">{value}</p>
      <p className="text-muted text-sm">{before}</p>
    </div>
    <div className="mt-auto">
      <ColumnChart
        label={`${name}, sept derniers jours`}
        heads={{ name: 'Jour', value: head, before: 'Sept jours avant' }}
        columns={columns}
        className="h-14"
      />
    </div>
  </li>
)

function figuresOf({ now, before }: AgencyWeek): Figure[] {
  const sum = (days: readonly AgencyDay[], of: (day: AgencyDay) => number) =>
    days.reduce((all, day) => all + of(day), 0)
  const columns = (of: (day: AgencyDay) => number, write: (value: number) => string): ChartColumn[] =>
    now.map((day, index) => {
      const former = before[index]
      return {
        name: longDate(day.day),
        value: of(day),
        text: write(of(day)),
        ...(former && { before: { value: of(former), text: write(of(former)) } }),
      }
    })
  const minutes = (days: readonly AgencyDay[]) => median(days.flatMap(({ answerMinutes }) => answerMinutes))
  const ofDay = ({ answerMinutes }: AgencyDay) => median(answerMinutes) ?? 0
  const time = (value: number | null) =>
    value === null || value === 0 ? '–' : duration(new Date(0), new Date(value * 60_000))
  const owed = (days: readonly AgencyDay[]) => days.at(-1)?.lateCents ?? 0
  return [
    {
      name: 'Nouveaux prospects',
      href: '/admin/demandes',
      value: String(sum(now, ({ leads }) => leads)),
      before: `${sum(before, ({ leads }) => leads)} la semaine d’avant`,
      head: 'Prospects',
      columns: columns(({ leads }) => leads, String),
    },
    {
      name: 'Commandes des boutiques',
      href: '/admin/activite',
      value: String(sum(now, ({ orders }) => orders)),
      before: `${formatEuros(sum(now, ({ orderCents }) => orderCents))}, ${sum(before, ({ orders }) => orders)} la semaine d’avant`,
      head: 'Commandes',
      columns: columns(({ orders }) => orders, String),
    },
    {
      name: 'Sommes en retard',
      href: '/admin/facturation',
      value: formatEuros(owed(now)),
      before: `${formatEuros(owed(before))} il y a une semaine`,
      head: 'En retard',
      columns: columns(({ lateCents }) => lateCents, formatEuros),
    },
    {
      name: 'Première réponse',
      href: '/dashboard/support',
      value: time(minutes(now)),
      before:
        minutes(before) === null
          ? 'Temps médian'
          : `Temps médian, ${time(minutes(before))} la semaine d’avant`,
      head: 'Temps médian',
      columns: columns(ofDay, time),
    },
  ]
}
