import { RadioField } from '@/components/ui/fields/radio-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Alert } from '@/components/ui/layout/alert'
import { periodPrice } from '@/components/websites/service-words'
import { PLAN_FACTS, planCents } from '@/content/plan-facts'
import { type ConcernedByPrice, type PriceTarget, previewPrice } from '@/lib/domain/contracts/preview-price'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros, parseEuros } from '@/lib/domain/money'
import { priceAction } from './actions'
import { ConfirmSheet } from './confirm-sheet'
import type { GestureProps } from './gesture-sheet'
import { Line, Outcome } from './outcome'
import { FirstStep } from './panel'

const TITLE = 'Annoncer un prix'
const ALL = 'oui'

/** A new price for one contract, or for all running ones of its plan and rhythm; shows the affected clients before sending. */
export async function PriceSheet({ ctx, detail, to, steps, name, path, fields }: GestureProps) {
  const { id, plan, paymentPlan } = detail
  const title = `${TITLE}\u00a0· ${name}`
  const priceCents = steps.prix === undefined ? null : parseEuros(steps.prix)
  const firstStep = (refusal: string | undefined) => (
    <FirstStep title={title} path={path} closeHref={to.sheet} fields={fields}>
      <PriceFields detail={detail} steps={steps} refusal={refusal} />
    </FirstStep>
  )
  if (priceCents === null || priceCents === 0)
    return firstStep(
      steps.prix === undefined ? undefined : 'Le prix est une somme en euros, comme 39 ou 39,90.',
    )
  const target: PriceTarget = isForAll(steps) ? { plan, paymentPlan } : { subscriptionIds: [id] }
  const listed = await previewPrice(ctx, { target, priceCents })
  const concerned = listed.filter(({ skip }) => skip === null)
  const left = listed.filter(({ skip }) => skip !== null)
  if (concerned.length === 0)
    return firstStep(
      `Ce prix ne concerne personne\u00a0: ${left[0]?.skip ? SKIPS[left[0].skip] : 'aucun contrat en cours'}.`,
    )
  return (
    <ConfirmSheet
      title={title}
      closeHref={to.sheet}
      backHref={to.gesture('prix')}
      action={priceAction}
      submit={concerned.length === 1 ? 'Envoyer l’annonce' : `Envoyer ${concerned.length} annonces`}
      fields={{ id, priceCents, ...(isForAll(steps) && { all: ALL, plan, paymentPlan }) }}
      draft={`prix-${id}`}
      words={{
        name: 'reason',
        label: 'Raison',
        hint: 'Le client la lit dans l’e-mail et sur sa page de facturation.',
        max: 1_000,
      }}
    >
      <Outcome>
        <Line name="Nouveau prix">{periodPrice({ priceCents, paymentPlan })}</Line>
        <Line name="Prix affiché de la formule">
          {periodPrice({ priceCents: planCents(plan, paymentPlan), paymentPlan })}
        </Line>
      </Outcome>
      <Concerned
        title={concerned.length === 1 ? 'Concerné' : `${concerned.length} contrats concernés`}
        rows={concerned}
      />
      {left.length > 0 && (
        <Concerned
          title={left.length === 1 ? 'Laissé de côté' : `${left.length} laissés de côté`}
          rows={left}
        />
      )}
    </ConfirmSheet>
  )
}

type FieldsProps = Pick<GestureProps, 'detail' | 'steps'> & { refusal: string | undefined }

function PriceFields({ detail, steps, refusal }: FieldsProps) {
  const { plan, paymentPlan } = detail
  const planName = `${PLAN_FACTS[plan].name}, ${paymentPlan === 'yearly' ? 'annuel' : 'mensuel'}`
  return (
    <>
      {refusal && <Alert>{refusal}</Alert>}
      <Outcome>
        <Line name="Prix du contrat">{periodPrice(detail)}</Line>
        <Line name="Prix affiché de la formule">
          {periodPrice({ priceCents: planCents(plan, paymentPlan), paymentPlan })}
        </Line>
      </Outcome>
      <TextField
        name="prix"
        label="Nouveau prix (€)"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={steps.prix}
        hint={paymentPlan === 'yearly' ? 'Par an, TVA comprise.' : 'Par mois, TVA comprise.'}
        className="max-w-xs tabular-nums"
      />
      <RadioField
        name="pour-tous"
        label="Pour qui"
        defaultValue={isForAll(steps) ? ALL : 'non'}
        options={[
          { value: 'non', label: 'Cet abonnement seul' },
          { value: ALL, label: `Tous les contrats en cours «\u00a0${planName}\u00a0»` },
        ]}
        className="*:flex-col"
      />
      <p className="text-muted text-sm">
        Il s’applique à la première période qui commence trois mois ou plus après l’annonce. Les prix
        affichés, eux, se changent dans le contenu du site.
      </p>
    </>
  )
}

const isForAll = (steps: GestureProps['steps']) => steps['pour-tous'] === ALL

const SKIPS: Record<NonNullable<ConcernedByPrice['skip']>, string> = {
  ending: 'son contrat prend fin',
  moving: 'il change de formule avant',
  same: 'c’est déjà son prix',
}

const Concerned = ({ title, rows }: { title: string; rows: ConcernedByPrice[] }) => (
  <section className="flex flex-col gap-1">
    <h3 className="font-semibold font-text text-base tracking-normal">{title}</h3>
    <ul className="text-sm">
      {rows.map(({ id, label, clientName, oldCents, effectiveOn, skip }) => (
        <li
          key={id}
          className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2 last:border-b-0"
        >
          <span className="wrap-anywhere min-w-0">
            {label} <span className="text-muted">· {clientName}</span>
          </span>
          <span className="text-muted tabular-nums">
            {formatEuros(oldCents)} · {skip ? SKIPS[skip] : `dès le ${frenchDay(effectiveOn)}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
