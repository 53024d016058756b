import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { getWebsite } from '@/lib/domain/websites/queries'
import { found, pathId } from '@/lib/server/found'
import { requireSignedIn } from '@/lib/server/session'

export const metadata: Metadata = { title: 'Boutique' }

type Props = { params: Promise<{ websiteId: string }> }

export default async function ShopPage({ params }: Props) {
  const { websiteId } = await params
  const ctx = await requireSignedIn(`/dashboard/ecom/${websiteId}`)
  const website = await found(getWebsite(ctx, pathId(websiteId)))
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={`Boutique de ${website.name}`}
        action={
          <ButtonLink href="/dashboard" look="secondary">
            Retour
          </ButtonLink>
        }
      />
      <EmptyState
        sentence="Vos produits et vos commandes se géreront ici. D’ici là, votre agence s’en occupe avec vous."
        action={<ButtonLink href="/dashboard/new-ticket">Écrire à l’agence</ButtonLink>}
      />
    </div>
  )
}
