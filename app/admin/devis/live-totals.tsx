import { isPlan, isRhythm } from '@/content/plan-facts'
import { formatBill, formatEuros, parseEuros, readDecimal } from '@/lib/domain/money'
import { MAX_LINES, planLine } from '@/lib/domain/quotes/lines'
import { quoteSums } from '@/lib/domain/quotes/sums'

export type Sums = { totalCents: number; vatCents: number; depositCents: number; plan: string | null }

/** The sums of the form, computed like those of the quote's document; null while a line is invalid. */
export function sumsOf(form: FormData): Sums | null {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const rows = Array.from({ length: MAX_LINES }, (_, index) => `lines.${index}.`).filter(
    (row) => text(`${row}label`) || text(`${row}price`),
  )
  const lines = rows.map((row) => ({
    label: '',
    quantity: Number(text(`${row}quantity`)),
    unitCents: parseEuros(text(`${row}price`)) ?? Number.NaN,
    vatPermille: Number(text(`${row}vat`)),
  }))
  const deposit = readDecimal(text('deposit'))
  const isWhole = lines.every(
    ({ quantity, unitCents }) => quantity > 0 && Number.isInteger(quantity * unitCents),
  )
  const depositPermille = deposit ? Math.round(deposit.hundredths / 10) : -1
  if (!isWhole || depositPermille < 0 || depositPermille > 1_000) return null
  const { totalCents, vatCents, depositCents } = quoteSums(lines, { regime: 'standard', depositPermille })
  return { totalCents, vatCents, depositCents, plan: planOf(form) }
}

function planOf(form: FormData): string | null {
  const [formula, plan, rhythm] = ['formula', 'plan', 'paymentPlan'].map((name) => form.get(name))
  if (typeof formula !== 'string' || !formula.includes('subscription')) return null
  if (!isPlan(plan) || !isRhythm(rhythm)) return null
  return `${formatEuros(planLine(plan, rhythm).unitCents)} ${rhythm === 'yearly' ? 'par an' : 'par mois'}`
}

/** The totals of the form's input. Without script the preview shows them. */
export const LiveTotals = ({ sums }: { sums: Sums | null }) => (
  <p role="status" className="flex flex-wrap gap-x-6 gap-y-1 rounded-button bg-sunken p-4 tabular-nums">
    {sums ? (
      <>
        <strong>Total {formatBill(sums.totalCents)} TTC</strong>
        <span>dont TVA {formatBill(sums.vatCents)}</span>
        <span>acompte {formatBill(sums.depositCents)}</span>
        {sums.plan && <span>puis {sums.plan}</span>}
      </>
    ) : (
      <span className="text-muted">Le total s’affiche quand les lignes sont complètes.</span>
    )}
  </p>
)

/** The same in one line that sticks below a phone's header while the lines are edited. Its height never changes; `LiveTotals`
 *  announces the sums to screen readers. */
export const RunningTotal = ({ sums }: { sums: Sums | null }) => (
  <p
    aria-hidden="true"
    data-running-total
    className="-mx-4 sticky top-[calc(var(--view-banner,0px)+3.5rem)] z-5 flex h-10 items-center justify-between gap-3 overflow-hidden whitespace-nowrap border-hairline border-b bg-background px-4 text-sm tabular-nums md:hidden"
  >
    {sums ? (
      <>
        <span>
          Une fois <strong>{formatBill(sums.totalCents)} TTC</strong>
        </span>
        <span className="text-muted">acompte {formatBill(sums.depositCents)}</span>
      </>
    ) : (
      <span className="text-muted">Une ligne est à compléter</span>
    )}
  </p>
)
