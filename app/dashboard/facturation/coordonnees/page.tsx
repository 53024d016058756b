import { Card } from '@/components/ui/layout/card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { isViewed } from '@/lib/domain/context'
import { readBillingDetails } from '@/lib/domain/contracts/billing-details'
import { requireSignedIn } from '@/lib/server/session/session'
import { BillingStepFrame } from '../frame'
import { DetailsForm } from './details-form'
import { TITLE } from './title'

export const metadata = { title: NO_TITLE }

export default async function BillingDetailsPage() {
  const ctx = await requireSignedIn('/dashboard/facturation/coordonnees')
  const details = await readBillingDetails(ctx)
  return (
    <BillingStepFrame title={TITLE}>
      <p className="max-w-prose text-muted">
        Ce que vos factures disent de vous. Un changement vaut pour les prochaines factures&nbsp;: celles qui
        sont émises ne changent plus.
      </p>
      <Card className="p-5 sm:p-6">
        <DetailsForm details={details} pageTitle={TITLE} isViewed={isViewed(ctx.actor)} />
      </Card>
    </BillingStepFrame>
  )
}
