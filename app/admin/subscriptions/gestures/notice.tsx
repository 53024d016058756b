import { DateField } from '@/components/ui/fields/date-field'
import { Alert } from '@/components/ui/layout/alert'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { type Day, parisDay } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill, formatEuros } from '@/lib/domain/money'
import { noticeAction } from './actions'
import { ConfirmSheet } from './confirm-sheet'
import type { GestureProps } from './gesture-sheet'
import { Line, Outcome } from './outcome'
import { FirstStep } from './panel'
import { dayOf, refusalOf } from './steps'

const TITLE = 'Noter un préavis'

/** Records the client's notice, given today or earlier. */
export async function NoticeSheet({ ctx, detail, to, steps, name, path, fields }: GestureProps) {
  const { id } = detail
  const today = parisDay(ctx.now())
  const on = dayOf(steps.jour)
  const title = `${TITLE}\u00a0· ${name}`
  const read = on && (await refusalOf(previewTerminationOf(ctx, { id, on })))
  if (!on || !read || 'refusal' in read)
    return (
      <FirstStep title={title} path={path} closeHref={to.sheet} fields={fields}>
        {read && 'refusal' in read && <Alert>{read.refusal}</Alert>}
        <p className="text-muted text-sm">
          Le préavis compte à partir du jour où le client l’a donné, même s’il est noté plus tard.
        </p>
        <DateField
          name="jour"
          label="Donné le"
          required
          max={today}
          defaultValue={on ?? today}
          className="max-w-xs"
        />
      </FirstStep>
    )
  const { noticeEnds, lastDay, refundCents, debits } = read.value
  return (
    <ConfirmSheet
      title={title}
      closeHref={to.sheet}
      backHref={to.gesture('preavis')}
      action={noticeAction}
      submit="Noter le préavis"
      fields={{ id, on }}
      draft={`preavis-${id}`}
    >
      <Outcome>
        <Line name="Donné le">{frenchDay(on)}</Line>
        <Line name="Le préavis s’achève le">{frenchDay(noticeEnds)}</Line>
        <Line name="Dernier jour de service">{frenchDay(lastDay)}</Line>
        <Line name="Encore à facturer">
          <Debits debits={debits} />
        </Line>
        {refundCents > 0 && <Line name="À rembourser">{formatBill(refundCents)}</Line>}
      </Outcome>
      <p className="text-muted text-sm">Le client en reçoit la confirmation par e-mail.</p>
    </ConfirmSheet>
  )
}

const Debits = ({ debits }: { debits: { date: Day; amountCents: number }[] }) =>
  debits.length === 0
    ? 'rien'
    : debits.map(({ date, amountCents }) => (
        <span key={date} className="block whitespace-nowrap sm:text-right">
          {formatEuros(amountCents)} le {frenchDay(date)}
        </span>
      ))
