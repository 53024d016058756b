import { ColumnChart } from '@/components/charts/column-chart'
import { longMonth, shortMonth } from '@/components/ui/dates/months'
import { type MonthOfAccounts, netOf } from '@/lib/domain/accounting/schema'
import { shiftMonth } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'

type Props = { months: readonly MonthOfAccounts[]; year: number }

/** The gross of each month of a year as a column, and its net within the outline. The table below has every figure. */
export function AccountsChart({ months, year }: Props) {
  const columns = Array.from({ length: 12 }, (_, index) => {
    const month = shiftMonth(`${year}-01`, index)
    const found = months.find((one) => one.month === month)
    const gross = found?.grossCents ?? 0
    const net = Math.max(0, found ? netOf(found) : 0)
    return {
      month,
      name: longMonth(month),
      value: net,
      text: formatBill(net),
      before: { value: gross, text: formatBill(gross) },
    }
  })
  return (
    <div className="flex flex-col gap-2 rounded-card border border-hairline bg-surface p-4 shadow-low sm:p-6">
      <p className="text-muted text-sm">Le net de chaque mois et, en contour, son brut.</p>
      <ColumnChart
        label={`Net et brut des mois de ${year}`}
        heads={{ name: 'Mois', value: 'Net', before: 'Brut' }}
        columns={columns}
        className="h-32"
        table="elsewhere"
      />
      <p aria-hidden="true" className="grid grid-cols-12 text-center text-muted text-xs">
        {columns.map(({ month }) => (
          <span key={month} className="truncate max-sm:first-letter:uppercase">
            {shortMonth(month).slice(0, 1)}
            <span className="max-sm:hidden">{shortMonth(month).slice(1)}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
