import type { Metadata } from 'next'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { brand } from '@/content/brand'
import { MAX_ENDPOINTS, type WebhookDelivery } from '@/lib/domain/webhooks/schema'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { AddForm } from './add-form'
import { EndpointCard } from './endpoint-card'
import { WebhooksFrame } from './frame'
import { loadWebhooks, type Opened } from './load-webhooks'
import { RefreshWhileSending } from './refresh-while-sending'
import { VerifyHelp } from './verify-help'

export const metadata: Metadata = { title: NO_TITLE }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Opened> }

export default async function WebhooksPage({ params, searchParams }: Props) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${encodeURIComponent(id)}/webhooks`)
  const website = await orNotFound(getWebsite(ctx, pathId(id)))
  const webhooks = await orNotFound(loadWebhooks(ctx, website.id, await searchParams))
  const now = new Date()
  return (
    <WebhooksFrame id={String(website.id)} name={website.name}>
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">Ajouter une adresse</h2>
        {webhooks.length < MAX_ENDPOINTS ? (
          <AddForm websiteId={website.id} />
        ) : (
          <>
            <title>{`Webhooks · ${brand.name}`}</title>
            <p className="text-muted">
              Ce site a {MAX_ENDPOINTS} adresses, le maximum. Supprimez-en une pour en ajouter une autre.
            </p>
          </>
        )}
      </Card>
      <section aria-labelledby="adresses" className="flex flex-col gap-5">
        <h2 id="adresses" tabIndex={-1} className="text-2xl">
          Vos adresses
        </h2>
        {webhooks.length === 0 && (
          <EmptyState sentence="Aucune adresse n’est encore prévenue. Demandez-la à votre développeur, puis ajoutez-la ci-dessus." />
        )}
        {webhooks.map((webhook) => (
          <EndpointCard key={webhook.endpoint.id} {...webhook} />
        ))}
      </section>
      <VerifyHelp />
      <RefreshWhileSending
        sending={webhooks.some(({ deliveries }) => deliveries.some((delivery) => isSending(delivery, now)))}
      />
    </WebhooksFrame>
  )
}

const SOON_MS = 10_000

/** Whether an attempt is under way, or due within seconds. */
const isSending = ({ state, nextAttemptAt }: WebhookDelivery, now: Date): boolean =>
  state === 'pending' && nextAttemptAt !== null && nextAttemptAt.getTime() - now.getTime() < SOON_MS
