import type { ReactNode } from 'react'
import { BarChart } from '@/components/charts/bar-chart'
import { type ChartColumn, ColumnChart } from '@/components/charts/column-chart'
import { Card } from '@/components/ui/layout/card'
import { ExportLink } from '@/components/ui/lists/export-link'
import { PLANS } from '@/content/plan-facts'
import { AGES } from '@/lib/domain/books/ages'
import { INCOMING_DAYS, type Incoming } from '@/lib/domain/books/incoming'
import type { Receivables, Sum } from '@/lib/domain/books/receivables'
import type { RecurringRevenue } from '@/lib/domain/books/recurring'
import { addDays, type Day } from '@/lib/domain/calendar'
import { nearDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'
import { exportHref } from './address'
import { AGE_NAMES, recurringName } from './words'

type Props = {
  receivables: Receivables
  incoming: readonly Incoming[]
  recurring: readonly RecurringRevenue[]
  today: Day
}

const WEEK = 7

/** Receivables, expected payments, and monthly recurring revenue. */
export function BillingFigures({ receivables: { inTime, late }, incoming, recurring, today }: Props) {
  const lateSum = AGES.reduce(
    (sum, age) => ({ count: sum.count + late[age].count, cents: sum.cents + late[age].cents }),
    { count: 0, cents: 0 },
  )
  const monthlyCents = recurring.reduce((sum, plan) => sum + plan.monthlyCents, 0)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Figure
        name="Sommes dues"
        value={inTime.cents + lateSum.cents}
        note="Toutes les factures émises et pas encore payées, TVA comprise."
        file="dus"
      >
        <BarChart
          label="Sommes dues"
          bars={[
            { name: 'À échoir', value: inTime.cents, text: words(inTime) },
            { name: 'En retard', value: lateSum.cents, text: words(lateSum) },
          ]}
        />
      </Figure>
      <Figure
        name="Retards"
        value={lateSum.cents}
        note="Par ancienneté, depuis l’échéance de chaque facture."
        file="retards"
      >
        <BarChart
          label="Sommes en retard par ancienneté"
          bars={AGES.map((age) => ({
            name: AGE_NAMES[age],
            value: late[age].cents,
            text: words(late[age]),
          }))}
        />
      </Figure>
      <Figure
        name={`À venir sous ${INCOMING_DAYS}\u00a0jours`}
        value={incoming.reduce((sum, { cents }) => sum + cents, 0)}
        note="Factures à échoir et périodes qui commencent, par semaine. Ce qui est en retard n’y est pas."
        file="a-venir"
      >
        <ColumnChart
          label={`Sommes à venir sous ${INCOMING_DAYS}\u00a0jours`}
          heads={{ name: 'Semaine', value: 'À venir' }}
          columns={weeksOf(incoming, today)}
          className="h-24"
          table="open"
        />
      </Figure>
      <Figure
        name="Revenu récurrent par mois"
        value={monthlyCents}
        note="Abonnements et options en cours, TVA comprise&nbsp;; un prix annuel compte pour un douzième."
        file="recurrent"
      >
        <BarChart
          label="Revenu récurrent par mois et par formule"
          bars={[...PLANS, null].map((plan) => {
            const { count = 0, monthlyCents: cents = 0 } = recurring.find((row) => row.plan === plan) ?? {}
            return { name: recurringName(plan), value: cents, text: words({ count, cents }) }
          })}
        />
      </Figure>
    </div>
  )
}

const words = ({ count, cents }: Sum) => (count === 0 ? formatBill(0) : `${formatBill(cents)} (${count})`)

function weeksOf(incoming: readonly Incoming[], today: Day): ChartColumn[] {
  const weeks = Math.ceil((INCOMING_DAYS + 1) / WEEK)
  return Array.from({ length: weeks }, (_, index) => {
    const first = addDays(today, index * WEEK)
    const until = index === weeks - 1 ? INCOMING_DAYS : index * WEEK + WEEK - 1
    const last = addDays(today, until)
    const value = incoming
      .filter(({ day }) => day >= first && day <= last)
      .reduce((sum, { cents }) => sum + cents, 0)
    return { name: `Du ${nearDay(first, today)} au ${nearDay(last, today)}`, value, text: formatBill(value) }
  })
}

type FigureProps = { name: string; value: number; note: string; file: string; children: ReactNode }

const Figure = ({ name, value, note, file, children }: FigureProps) => (
  <Card className="flex flex-col gap-4">
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <div className="flex-1 basis-28">
        <h2 className="font-normal font-text text-base text-muted tracking-normal">{name}</h2>
        <p className="display text-3xl tabular-nums">{formatBill(value)}</p>
      </div>
      <ExportLink href={exportHref(file)} label={`${name}\u00a0: exporter en CSV`} />
    </div>
    <p className="max-w-prose text-muted text-sm">{note}</p>
    <div className="mt-auto">{children}</div>
  </Card>
)
