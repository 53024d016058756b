import { Moment } from '@/components/ui/moment'
import { DeliveryRow } from './delivery-row'
import type { EndpointWithLog } from './load-webhooks'

const COLUMNS = [
  { name: 'Événement', width: 'md:w-56' },
  { name: 'État', width: 'md:w-32' },
  { name: 'Réponse', width: '' },
  { name: 'Tentatives', width: 'md:w-40' },
]

/** What was sent to an address, latest first: a table that becomes cards on a phone. */
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
        <table className="w-full max-md:block md:table-fixed">
          <thead className="text-left text-muted text-sm max-md:sr-only">
            <tr className="md:border-hairline md:border-b">
              {COLUMNS.map(({ name, width }) => (
                <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${width}`}>
                  {name}
                </th>
              ))}
              <th scope="col" className="py-2 md:w-26">
                <span className="sr-only">Action</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                websiteId={websiteId}
                delivery={delivery}
                isActive={endpoint.active}
              />
            ))}
          </tbody>
        </table>
      )}
      {more && (
        <a
          href={`/dashboard/website/${websiteId}/webhooks?journal=${id}&envois=${more}#journal-${id}`}
          className="text-link self-start"
        >
          Afficher plus d’envois
        </a>
      )}
    </section>
  )
}
