import type { Metadata } from 'next'
import { Fact, Facts } from '@/components/billing/facts'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { TERMS } from '@/content/terms'
import { parisDay } from '@/lib/domain/calendar'
import { isViewed } from '@/lib/domain/context'
import { previewWithdrawal } from '@/lib/domain/contracts/withdrawal'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'
import { withdrawAction } from '../../actions'
import { BILLING_PATH } from '../../due-link'
import { BillingStepFrame } from '../../frame'
import { loadOwn } from '../../load-own'
import { siteNames, subscriptionName } from '../../subscription-name'

const TITLE = 'Renoncer au contrat ici'
const UNREACHABLE = 'Votre rétractation n’est pas enregistrée. Vérifiez votre connexion, puis réessayez.'

export const metadata: Metadata = { title: TITLE }

export default async function WithdrawPage({ params }: { params: Promise<{ id: string }> }) {
  const { ctx, subscription } = await loadOwn((await params).id, 'retractation')
  const { id, startsAtOnce } = subscription
  const preview = await previewWithdrawal(ctx, id)
  if (!preview)
    return (
      <BillingStepFrame title={TITLE}>
        <Alert look="info" role={undefined}>
          Il n’y a pas, ou plus, de droit de rétractation pour cet abonnement. Vous pouvez le résilier.
        </Alert>
      </BillingStepFrame>
    )
  return (
    <BillingStepFrame title={TITLE}>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <h2 className="text-xl">{subscriptionName(subscription)}</h2>
        <Facts>
          <Fact name="Possible jusqu’au">{frenchDay(preview.until)}</Fact>
          <Fact name="Dernier jour de service">aujourd’hui, {frenchDay(parisDay(ctx.now()))}</Fact>
          <Fact name="Remboursement">
            {preview.refundCents > 0 ? formatEuros(preview.refundCents) : 'Aucun, rien n’a été payé'}
          </Fact>
        </Facts>
        <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
          <li>
            {startsAtOnce
              ? 'Vous avez demandé que le service commence tout de suite\u00a0: les jours servis restent payés, le reste vous est rendu.'
              : 'Le service n’a pas commencé\u00a0: tout ce que vous avez payé vous est rendu.'}
          </li>
          <li>
            {siteNames(subscription) || 'Votre site'} est hors ligne demain. Vous avez {TERMS.returnDays}
            &nbsp;jours pour récupérer vos contenus.
          </li>
          <li>Vous n’avez pas à dire pourquoi, et vous recevez un accusé de réception par e-mail.</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <ActionForm action={withdrawAction} fields={{ subscriptionId: id }} unreachable={UNREACHABLE}>
            <SubmitButton look="danger" disabled={isViewed(ctx.actor)} className="max-sm:w-full">
              Confirmer la rétractation
            </SubmitButton>
          </ActionForm>
          <AppLink
            href={BILLING_PATH}
            className={buttonStyle({ look: 'secondary', className: 'max-sm:w-full' })}
          >
            Garder mon abonnement
          </AppLink>
        </div>
      </Card>
    </BillingStepFrame>
  )
}
