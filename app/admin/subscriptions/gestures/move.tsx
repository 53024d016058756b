import { SelectField } from '@/components/ui/fields/select-field'
import { Alert } from '@/components/ui/layout/alert'
import { PAYMENT_NAMES, periodPrice } from '@/components/websites/service-words'
import { PLAN_FACTS, PLANS, planCents, RHYTHMS } from '@/content/plan-facts'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'
import { moveAction } from './actions'
import { ConfirmSheet } from './confirm-sheet'
import type { GestureProps } from './gesture-sheet'
import { Line, Outcome } from './outcome'
import { FirstStep } from './panel'
import { refusalOf } from './steps'

const TITLE = 'Changer de formule'

/** Changes the plan or rhythm, at the list price. */
export async function MoveSheet({ ctx, detail, to, steps, name, path, fields }: GestureProps) {
  const { id, collection } = detail
  const title = `${TITLE}\u00a0· ${name}`
  const plan = PLANS.find((one) => one === steps.formule)
  const paymentPlan = RHYTHMS.find((one) => one === steps.rythme)
  const isOther = plan !== detail.plan || paymentPlan !== detail.paymentPlan
  const asked = plan && paymentPlan && isOther ? { plan, paymentPlan } : null
  const read = asked && (await refusalOf(previewMoveOf(ctx, { id, ...asked })))
  if (!asked || !read || 'refusal' in read)
    return (
      <FirstStep title={title} path={path} closeHref={to.sheet} fields={fields}>
        {read && 'refusal' in read && <Alert>{read.refusal}</Alert>}
        {plan && paymentPlan && !isOther && (
          <Alert>C’est la formule actuelle&nbsp;: choisissez-en une autre.</Alert>
        )}
        <p className="text-muted text-sm">
          Aujourd’hui&nbsp;: {PLAN_FACTS[detail.plan].name}, {periodPrice(detail)}. Le nouveau prix est le
          prix affiché.
        </p>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField name="formule" label="Formule" defaultValue={plan ?? detail.plan}>
            {PLANS.map((one) => (
              <option key={one} value={one}>
                {PLAN_FACTS[one].name}
              </option>
            ))}
          </SelectField>
          <SelectField name="rythme" label="Paiement" defaultValue={paymentPlan ?? detail.paymentPlan}>
            {RHYTHMS.map((one) => (
              <option key={one} value={one}>
                {PAYMENT_NAMES[one]}
              </option>
            ))}
          </SelectField>
        </div>
      </FirstStep>
    )
  const { effectiveOn, amountDueCents } = read.value
  const priceCents = planCents(asked.plan, asked.paymentPlan)
  return (
    <ConfirmSheet
      title={title}
      closeHref={to.sheet}
      backHref={to.gesture('formule')}
      action={moveAction}
      submit="Changer la formule"
      fields={{ id, ...asked, amountDueCents }}
      draft={`formule-${id}`}
    >
      <Outcome>
        <Line name="Aujourd’hui">
          {PLAN_FACTS[detail.plan].name}, {periodPrice(detail)}
        </Line>
        <Line name="Ensuite">
          {PLAN_FACTS[asked.plan].name}, {periodPrice({ priceCents, paymentPlan: asked.paymentPlan })}
        </Line>
        <Line name="Prend effet">
          {amountDueCents > 0 ? 'dès le paiement' : `le ${frenchDay(effectiveOn)}`}
        </Line>
        <Line name="À payer maintenant">{amountDueCents > 0 ? formatBill(amountDueCents) : 'rien'}</Line>
      </Outcome>
      {amountDueCents > 0 && (
        <p className="text-muted text-sm">
          {collection === 'automatic'
            ? 'La somme est prélevée tout de suite. Si la banque refuse, rien ne change.'
            : 'Le client la trouve dans son espace\u00a0; à défaut, notez son paiement ici.'}
        </p>
      )}
    </ConfirmSheet>
  )
}
