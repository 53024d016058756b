import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Card } from '@/components/ui/card'
import { NO_TITLE } from '@/components/ui/no-title'
import { PageHeader } from '@/components/ui/page-header'
import { brand } from '@/content/brand'
import { MAX_ENDPOINTS } from '@/lib/domain/webhooks/schema'
import { getWebsite } from '@/lib/domain/websites/queries'
import { found, pathId } from '@/lib/server/found'
import { requireSignedIn } from '@/lib/server/session'
import { AddForm } from './add-form'
import { EndpointCard } from './endpoint-card'
import { loadWebhooks, type Opened } from './load-webhooks'
import { RefreshWhileSending } from './refresh-while-sending'
import { isSending } from './sending'
import { VerifyHelp } from './verify-help'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Opened> }

export default async function WebhooksPage({ params, searchParams }: Props) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${encodeURIComponent(id)}/webhooks`)
  const website = await found(getWebsite(ctx, pathId(id)))
  const webhooks = await found(loadWebhooks(ctx, website.id, await searchParams))
  const now = new Date()
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-4">
        <BackLink href={`/dashboard/website/${website.id}`} />
        <PageHeader
          kicker="Webhooks"
          title={website.name}
          intro="Quand vos avis, vos événements, votre équipe ou votre galerie changent, nous prévenons les adresses de votre choix : votre site peut se mettre à jour aussitôt."
        />
      </div>
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">Ajouter une adresse</h2>
        {webhooks.length < MAX_ENDPOINTS ? (
          <AddForm websiteId={website.id} />
        ) : (
          <p className="text-muted">
            <title>{`Webhooks · ${brand.name}`}</title>
            Ce site a {MAX_ENDPOINTS} adresses, le maximum. Supprimez-en une pour en ajouter une autre.
          </p>
        )}
      </Card>
      <section aria-labelledby="adresses" className="flex flex-col gap-5">
        <h2 id="adresses" tabIndex={-1} className="text-2xl">
          Vos adresses
        </h2>
        {webhooks.length === 0 && <p className="text-muted">Aucune adresse n’est encore prévenue.</p>}
        {webhooks.map((webhook) => (
          <EndpointCard key={webhook.endpoint.id} {...webhook} />
        ))}
      </section>
      <VerifyHelp />
      <RefreshWhileSending
        sending={webhooks.some(({ deliveries }) => deliveries.some((delivery) => isSending(delivery, now)))}
      />
    </div>
  )
}
