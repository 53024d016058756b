import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { DateField } from '@/components/ui/fields/date-field'
import { RadioField } from '@/components/ui/fields/radio-field'
import { Alert } from '@/components/ui/layout/alert'
import { earliestProviderEnd } from '@/lib/domain/billing-rules/provider-end'
import { type Day, parisDay } from '@/lib/domain/calendar'
import { previewAgencyEnd } from '@/lib/domain/contracts/end-by-agency'
import { hasLapsedWarning, listWarnings } from '@/lib/domain/contracts/warnings'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'
import { endAction } from './actions'
import { ConfirmSheet } from './confirm-sheet'
import { type EndReason, REASON_NAMES, readReason } from './end-reasons'
import type { GestureProps } from './gesture-sheet'
import { Line, Outcome } from './outcome'
import { FirstStep } from './panel'
import { dayOf, refusalOf } from './steps'

const TITLE = 'Mettre fin'

/** The agency's termination of a contract: a permanent stop without the client's fault, or for breach or non-payment. */
export async function EndSheet({ ctx, detail, to, steps, name, path, fields }: GestureProps) {
  const { id } = detail
  const today = parisDay(ctx.now())
  const title = `${TITLE}\u00a0· ${name}`
  const reason = readReason(steps.motif)
  const earliest = earliestProviderEnd(today)
  const lastDay = dayOf(steps.jour)
  const isTooSoon = lastDay !== null && lastDay < (reason === 'provider' ? earliest : today)
  if (!reason || !lastDay || isTooSoon)
    return (
      <FirstStep title={title} path={path} closeHref={to.sheet} fields={fields}>
        <EndFields {...{ reason, lastDay, isTooSoon, earliest, today }} />
      </FirstStep>
    )
  const refunds = steps.remboursement === 'oui'
  const [read, warnings] = await Promise.all([
    refusalOf(previewAgencyEnd(ctx, { id, lastDay, reason, refunds: reason !== 'provider' })),
    listWarnings(ctx, id),
  ])
  const restCents = 'value' in read ? read.value.refundCents : 0
  const isFault = reason !== 'provider'
  const isWarned = hasLapsedWarning(warnings, detail, today)
  return (
    <ConfirmSheet
      title={title}
      closeHref={to.sheet}
      backHref={to.gesture('fin')}
      action={endAction}
      submit="Mettre fin au contrat"
      look="danger"
      fields={{ id, lastDay, reason }}
      draft={`fin-${id}`}
      words={{
        name: 'words',
        label: 'Ce que le client lira',
        hint: 'La raison, en clair. Elle part par e-mail avec le dernier jour.',
        max: 2_000,
      }}
    >
      <Outcome>
        <Line name="Pourquoi">{REASON_NAMES[reason]}</Line>
        <Line name="Dernier jour de service">{frenchDay(lastDay)}</Line>
        {detail.noticeOn && detail.endsOn && detail.endsOn < lastDay && (
          <Line name="Le préavis du client s’achève avant">{frenchDay(detail.endsOn)}</Line>
        )}
        {!isFault && <Line name="Remboursé au client">{restCents > 0 ? formatBill(restCents) : 'rien'}</Line>}
        {isFault && <Line name="Avertissement resté sans effet">{isWarned ? 'oui' : 'aucun'}</Line>}
      </Outcome>
      {isFault && restCents > 0 && (
        <CheckboxField
          name="refunds"
          value="oui"
          label={`Rembourser quand même les jours payés après ce jour (${formatBill(restCents)})`}
          defaultChecked={refunds}
        />
      )}
      {isFault && !isWarned && (
        <CheckboxField
          name="atOnce"
          value="oui"
          label="La loi ou un danger impose une fin immédiate"
          hint="Sans cela, avertissez d’abord le client et attendez la fin du délai."
        />
      )}
    </ConfirmSheet>
  )
}

type FieldsProps = {
  reason: EndReason | null
  lastDay: Day | null
  /** Whether the last day is earlier than the reason allows. */
  isTooSoon: boolean
  /** The earliest last day without the client's fault. */
  earliest: Day
  today: Day
}

const EndFields = ({ reason, lastDay, isTooSoon, earliest, today }: FieldsProps) => (
  <>
    {isTooSoon && (
      <Alert>
        {reason === 'provider'
          ? `Sans faute du client, la fin est annoncée deux mois à l’avance\u00a0: le ${frenchDay(earliest)} au plus tôt.`
          : 'Le dernier jour est aujourd’hui au plus tôt.'}
      </Alert>
    )}
    <RadioField
      name="motif"
      label="Pourquoi"
      required
      defaultValue={reason ?? 'provider'}
      options={Object.entries(REASON_NAMES).map(([value, label]) => ({ value, label }))}
      className="*:flex-col"
    />
    <DateField
      name="jour"
      label="Dernier jour de service"
      required
      min={today}
      defaultValue={lastDay ?? earliest}
      hint={`Sans faute du client\u00a0: le ${frenchDay(earliest)} au plus tôt.`}
      className="max-w-xs"
    />
  </>
)
