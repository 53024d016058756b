import { ShopMark } from '@/components/site/shop-mark'
import type { ShopSite } from '@/lib/domain/shops/schema'
import { SectionCard } from '../../../section-card'
import { LogoForm } from './logo-form'

type Props = {
  site: ShopSite
  /** null while none was uploaded. */
  hash: string | null
}

/** The logo, shown as shoppers see it. */
export const LogoSettings = ({ site, hash }: Props) => (
  <SectionCard
    title="Logo"
    intro="Vos clients le voient en tête du paiement, de la confirmation et du suivi de leur commande."
  >
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
      <p className="flex min-h-18 min-w-0 grow basis-64 items-center rounded-input border border-hairline bg-background px-4 font-bold font-display text-xl tracking-[-0.03em]">
        <ShopMark site={site} />
      </p>
      <LogoForm websiteId={site.id} hash={hash} />
    </div>
  </SectionCard>
)
