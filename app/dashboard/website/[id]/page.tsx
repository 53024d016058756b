import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { WebsiteBadge } from '@/components/websites/website-badge'
import { getWebsite } from '@/lib/domain/websites/queries'
import { found, pathId } from '@/lib/server/found'
import { requireSignedIn } from '@/lib/server/session'

export const metadata: Metadata = { title: 'Gérer votre site' }

type Props = { params: Promise<{ id: string }> }

export default async function WebsitePage({ params }: Props) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${id}`)
  const website = await found(getWebsite(ctx, pathId(id)))
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={`Gérer votre site ${website.name}`}
        intro={website.url}
        action={
          <ButtonLink href="/dashboard" look="secondary">
            Retour
          </ButtonLink>
        }
      />
      <WebsiteBadge status={website.status} />
      <EmptyState
        sentence="La gestion en ligne de vos avis, événements, équipe et galerie arrive ici. D’ici là, votre agence fait les changements pour vous."
        action={<ButtonLink href="/dashboard/new-ticket">Demander une mise à jour</ButtonLink>}
      />
    </div>
  )
}
