import { frenchDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'
import { restartAction } from './actions'
import { ConfirmSheet } from './confirm-sheet'
import type { GestureProps } from './gesture-sheet'
import { Line, Outcome } from './outcome'

/** The agency resumes the service, without a payment. */
export const RestartSheet = ({ detail, to, name }: GestureProps) => (
  <ConfirmSheet
    title={`Remettre en service\u00a0· ${name}`}
    closeHref={to.sheet}
    action={restartAction}
    submit="Remettre en service"
    fields={{ id: detail.id }}
    draft={`reprise-${detail.id}`}
  >
    <Outcome>
      {detail.interruptedOn && <Line name="Interrompu depuis le">{frenchDay(detail.interruptedOn)}</Line>}
      <Line name="Reste dû">{detail.dueCents > 0 ? formatBill(detail.dueCents) : 'rien'}</Line>
    </Outcome>
    <p className="text-muted text-sm">
      Les sites reviennent en ligne, et le client reçoit un e-mail. Ce qui est impayé le reste&nbsp;: ses
      délais repartent d’aujourd’hui. Sans impayé, une période commence au prochain premier jour.
    </p>
  </ConfirmSheet>
)
