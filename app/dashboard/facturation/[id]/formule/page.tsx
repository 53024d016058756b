import type { Metadata } from 'next'
import { DocumentForm } from '@/components/ui/forms/document-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { mayMove } from '@/lib/domain/billing-rules/moves'
import { termsOn } from '@/lib/domain/billing-rules/schedule'
import { parisDay } from '@/lib/domain/calendar'
import { isViewed } from '@/lib/domain/context'
import { formatEuros } from '@/lib/domain/money'
import { settle } from '@/lib/server/forms/settle'
import type { Query } from '@/lib/server/requests/list-address'
import { changePlanAction } from '../../actions'
import { BillingStepFrame } from '../../frame'
import { loadOwn } from '../../load-own'
import { moveWords } from '../../move-words'
import { planHref, planOf, rhythmOf } from '../../plan-address'
import { PlanChoice } from '../../plan-choice'
import { siteNames } from '../../subscription-name'
import { termsWords } from '../../words'

const TITLE = 'Changer de formule'
const UNREACHABLE = 'Votre formule n’a pas changé. Vérifiez votre connexion, puis réessayez.'

export const metadata: Metadata = { title: TITLE }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> }

export default async function MovePage({ params, searchParams }: Props) {
  const [{ ctx, subscription }, query] = await Promise.all([
    loadOwn((await params).id, 'formule'),
    searchParams,
  ])
  const { id, facts } = subscription
  const sites = siteNames(subscription)
  const today = parisDay(ctx.now())
  const now = termsOn(facts.contract, today)
  if (!mayMove(facts, today))
    return (
      <BillingStepFrame title={TITLE}>
        <Alert look="info" role={undefined}>
          La formule ne peut pas changer maintenant&nbsp;: l’abonnement n’est pas actif, ou il prend fin.
        </Alert>
      </BillingStepFrame>
    )
  const chosen = planOf(query)
  const paymentPlan = rhythmOf(query) ?? now.paymentPlan
  const isSame = chosen === now.plan && paymentPlan === now.paymentPlan
  const selection = chosen && !isSame ? { plan: chosen, paymentPlan } : null
  const preview = selection && (await settle(previewMoveOf(ctx, { id, ...selection })))
  return (
    <BillingStepFrame title={TITLE}>
      <p className="text-muted">
        {sites && `${sites}\u00a0· `}Aujourd’hui&nbsp;:{' '}
        {termsWords(now.plan, now.paymentPlan, now.priceCents)}.
      </p>
      <PlanChoice
        chosen={chosen}
        paymentPlan={paymentPlan}
        current={now}
        hrefOf={(choice) => planHref(`/dashboard/facturation/${id}/formule`, choice)}
      />
      {selection && preview && (
        <Card className="flex flex-col gap-4 p-5 sm:p-6">
          <h2 className="text-xl">Ce qui change</h2>
          {preview.error !== undefined ? (
            <Alert>{preview.error}</Alert>
          ) : (
            <>
              {moveWords({
                ...selection,
                ...preview.data,
                today,
                isAutomatic: subscription.collection === 'automatic',
              }).map((sentence) => (
                <p key={sentence} className="max-w-prose">
                  {sentence}
                </p>
              ))}
              <div className="flex">
                <DocumentForm
                  action={changePlanAction}
                  fields={{ subscriptionId: id, ...selection, amountDueCents: preview.data.amountDueCents }}
                  unreachable={UNREACHABLE}
                >
                  <SubmitButton disabled={isViewed(ctx.actor)} className="max-sm:w-full">
                    {preview.data.amountDueCents > 0
                      ? `Changer et payer ${formatEuros(preview.data.amountDueCents)}`
                      : 'Confirmer le changement'}
                  </SubmitButton>
                </DocumentForm>
              </div>
            </>
          )}
        </Card>
      )}
      {!selection && (
        <p className="text-muted">
          Choisissez une autre formule ou un autre rythme&nbsp;: vous voyez le prix avant de confirmer.
        </p>
      )}
    </BillingStepFrame>
  )
}
