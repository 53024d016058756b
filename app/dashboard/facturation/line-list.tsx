import type { ReactNode } from 'react'
import { periodPrice } from '@/components/websites/service-words'
import type { LineFacts } from '@/lib/domain/billing/details'
import { lineOf } from '@/lib/domain/billing/line-facts'
import { lastDayOf, linePrice, nextLineDay } from '@/lib/domain/billing-rules/recurring'
import type { Contract } from '@/lib/domain/billing-rules/schema'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'

type Props = {
  lines: readonly LineFacts[]
  today: Day
  /** The contract of the lines' subscription. */
  contract?: Contract
  /** The actions on a line. */
  actions?: (line: LineFacts) => ReactNode
}

/** Recurring lines in addition to the plan: their price and next invoice date. */
export const LineList = ({ lines, today, contract, actions }: Props) => (
  <ul className="flex flex-col divide-y divide-hairline">
    {lines.map((line) => (
      <li key={line.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
        <div className="min-w-0 flex-1 basis-56">
          <p className="wrap-anywhere font-medium">{line.label}</p>
          <p className="text-muted text-sm">{whenWords(line, today, contract ?? null)}</p>
        </div>
        <p className="whitespace-nowrap tabular-nums">{periodPrice(line)}</p>
        {actions?.(line)}
      </li>
    ))}
  </ul>
)

/** « Prochaine facture le 1 décembre 2026 » */
function whenWords(row: LineFacts, today: Day, contract: Contract | null): string {
  const line = lineOf(row)
  const last = lastDayOf(line, contract)
  if (last !== null && last < today) return `Terminé le ${frenchDay(last)}`
  const next = nextLineDay(line, contract, line.nextOn)
  const ends = last === null ? '' : `, dernier jour le ${frenchDay(last)}`
  if (next === null) return `Plus de facture à venir${ends}`
  const cents = linePrice(line, contract, next)
  if (cents === 0) return `Compris dans la formule${ends}`
  const sum = cents === line.priceCents ? '' : `\u00a0: ${formatEuros(cents)}`
  return `Prochaine facture le ${frenchDay(next)}${sum}${ends}`
}
