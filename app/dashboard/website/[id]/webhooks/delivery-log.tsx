import { AppLink } from '@/components/navigation/app-link'
import { Moment } from '@/components/ui/dates/dates'
import { DeliveryTable } from './delivery-table'
import type { EndpointWithLog } from './load-webhooks'

/** The deliveries to an endpoint, and the link to more. */
export function DeliveryLog({ endpoint, deliveries, more }: EndpointWithLog) {
  const { id, websiteId, createdAt } = endpoint
  return (
    <section aria-labelledby={`journal-${id}`} className="flex flex-col gap-3">
      <h4 id={`journal-${id}`} className="font-semibold font-text">
        Journal des envois
      </h4>
      {deliveries.length === 0 ? (
        <p className="text-muted text-sm">
          Rien n’a encore été envoyé depuis l’ajout, le <Moment at={createdAt} />.
        </p>
      ) : (
        <DeliveryTable websiteId={websiteId} deliveries={deliveries} isActive={endpoint.active} />
      )}
      {more && (
        <AppLink
          scroll={false}
          href={`/dashboard/website/${websiteId}/webhooks?journal=${id}&envois=${more}#journal-${id}`}
          className="text-link self-start"
        >
          Afficher plus d’envois
        </AppLink>
      )}
    </section>
  )
}
