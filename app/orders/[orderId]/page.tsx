import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Page } from '@/components/ui/page'
import { PageHeader } from '@/components/ui/page-header'
import { pathId } from '@/lib/server/or-not-found'
import { requireSignedIn } from '@/lib/server/session'

export const metadata: Metadata = { title: 'Commande' }

type Props = { params: Promise<{ orderId: string }> }

/** Shops do not sell yet, so there is no order to find. */
export default async function OrderPage({ params }: Props) {
  const { orderId } = await params
  await requireSignedIn(`/orders/${encodeURIComponent(orderId)}`)
  return (
    <Page>
      <PageHeader back="/dashboard" title={`Commande n°\u00a0${pathId(orderId)}`} />
      <EmptyState
        sentence="Les commandes des boutiques ne s’affichent pas encore ici. Votre agence vous renseigne sur celle que vous cherchez."
        action={
          <AppLink href="/dashboard/new-ticket" className={buttonStyle()}>
            Écrire à l’agence
          </AppLink>
        }
      />
    </Page>
  )
}
