import type { Metadata } from 'next'
import { Fact, Facts } from '@/components/billing/facts'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { TERMS } from '@/content/terms'
import { previewTerminationOf } from '@/lib/domain/billing/preview-termination'
import { parisDay } from '@/lib/domain/calendar'
import { isViewed } from '@/lib/domain/context'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'
import { settle } from '@/lib/server/forms/settle'
import { giveNoticeAction } from '../../actions'
import { BILLING_PATH } from '../../due-link'
import { BillingStepFrame } from '../../frame'
import { loadOwn } from '../../load-own'
import { siteNames, subscriptionName } from '../../subscription-name'

const TITLE = 'Résilier'
const UNREACHABLE = 'La résiliation n’est pas enregistrée. Vérifiez votre connexion, puis réessayez.'

export const metadata: Metadata = { title: TITLE }

export default async function EndPage({ params }: { params: Promise<{ id: string }> }) {
  const { ctx, subscription } = await loadOwn((await params).id, 'resilier')
  const { id } = subscription
  const { data: preview, error } = await settle(previewTerminationOf(ctx, { id }))
  if (!preview)
    return (
      <BillingStepFrame title={TITLE}>
        <Alert look="info" role={undefined}>
          {error}
        </Alert>
      </BillingStepFrame>
    )
  const { noticeEnds, lastDay, debits, refundCents } = preview
  const sites = siteNames(subscription)
  const isGiven = subscription.noticeOn !== null
  // If the renewal reminder was missed, the contract ends on the day of the notice, which cannot be revoked.
  const isAtOnce = !isGiven && noticeEnds === parisDay(ctx.now())
  return (
    <BillingStepFrame title={TITLE}>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <h2 className="text-xl">{subscriptionName(subscription)}</h2>
        <Facts>
          <Fact name="Dernier jour de service">{frenchDay(lastDay)}</Fact>
          <Fact name="Prélèvements d’ici là">
            {debits.length === 0 ? (
              'Aucun'
            ) : (
              <ul>
                {debits.map(({ date, amountCents }) => (
                  <li key={date}>
                    <span className="tabular-nums">{formatEuros(amountCents)}</span> le {frenchDay(date)}
                  </li>
                ))}
              </ul>
            )}
          </Fact>
          <Fact name="Remboursement">{refundCents > 0 ? formatEuros(refundCents) : 'Aucun'}</Fact>
          <Fact name="Préavis">
            {isAtOnce ? 'Aucun' : `${TERMS.noticeMonths}\u00a0mois, à compter d’aujourd’hui`}
          </Fact>
        </Facts>
        <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
          <li>
            {subscription.interruptedOn
              ? 'Le service reste interrompu tant que ce qui est dû n’est pas réglé.'
              : `${sites || 'Votre site'} reste en ligne jusqu’au ${frenchDay(lastDay)} compris.`}
          </li>
          <li>
            Pendant {TERMS.returnDays}&nbsp;jours ensuite, vous récupérez vos contenus. Rien n’est effacé
            automatiquement.
          </li>
          <li>
            {isAtOnce
              ? 'Cette fin est immédiate\u00a0: vous ne pourrez pas revenir dessus, mais souscrire à nouveau.'
              : 'D’ici là vous pouvez revenir sur cette décision, d’un bouton, sur la page Facturation.'}
          </li>
        </ul>
        {isGiven ? (
          <Alert look="info" role={undefined}>
            La résiliation est déjà demandée.
          </Alert>
        ) : (
          <div className="flex flex-wrap gap-3">
            <ActionForm action={giveNoticeAction} fields={{ subscriptionId: id }} unreachable={UNREACHABLE}>
              <SubmitButton look="danger" disabled={isViewed(ctx.actor)} className="max-sm:w-full">
                Résilier au {frenchDay(lastDay)}
              </SubmitButton>
            </ActionForm>
            <AppLink
              href={BILLING_PATH}
              className={buttonStyle({ look: 'secondary', className: 'max-sm:w-full' })}
            >
              Garder mon abonnement
            </AppLink>
          </div>
        )}
      </Card>
    </BillingStepFrame>
  )
}
