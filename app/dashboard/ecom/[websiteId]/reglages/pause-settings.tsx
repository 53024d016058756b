import { Badge } from '@/components/ui/badge'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { pauseOn } from '@/lib/domain/shops/policy'
import type { Shop } from '@/lib/domain/shops/schema'
import { SectionCard } from '../../../section-card'
import { reopenAction } from './actions'
import { PauseForm } from './pause-form'

type Props = { shop: Shop; today: string; isTitled: boolean }

export function PauseSettings({ shop, today, isTitled }: Props) {
  const isPaused = pauseOn(shop, today) !== null
  return (
    <SectionCard
      title="Pause"
      status={isPaused && <Badge look="late">En pause</Badge>}
      intro="Pendant une pause, vos produits restent visibles et le paiement est fermé. Vos clients lisent votre phrase."
      action={
        isPaused && (
          <ActionForm action={reopenAction} fields={{ websiteId: shop.websiteId }}>
            <SubmitButton size="small">Rouvrir la boutique</SubmitButton>
          </ActionForm>
        )
      }
    >
      <PauseForm shop={shop} isPaused={isPaused} today={today} isTitled={isTitled} />
    </SectionCard>
  )
}
