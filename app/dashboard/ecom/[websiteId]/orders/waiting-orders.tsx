import { z } from 'zod'
import { AppLink } from '@/components/navigation/app-link'
import { Moment } from '@/components/ui/dates/dates'
import { countLabel } from '@/components/ui/lists/count'
import { Pager } from '@/components/ui/lists/pager'
import { countOrders, listWaitingOrders, WaitingCursor } from '@/lib/domain/orders/list-orders'
import { findLatestBatch } from '@/lib/domain/shipping/batch-queries'
import { settle } from '@/lib/server/forms/settle'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import type { SignedInContext } from '@/lib/server/session/session'
import { BatchForm } from './batch-form'
import { WAITING } from './list-names'
import { OrdersFailed } from './load-failed'
import { WaitingRow } from './waiting-row'

const PAGE = 10

type Props = { ctx: SignedInContext; websiteId: number; query: Query }

/** The orders to ship or to pick up, oldest first. */
export async function WaitingOrders({ ctx, websiteId, query }: Props) {
  const { page, links, here } = readListAddress({
    path: `/dashboard/ecom/${websiteId}`,
    query,
    filter: z.object({}),
    cursor: WaitingCursor,
    beside: ['detail'],
    limit: PAGE,
    prefix: WAITING,
    anchor: '#commandes-en-attente',
  })
  const { data, error } = await settle(load(ctx, websiteId, page))
  return (
    <section aria-labelledby="commandes-en-attente" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="commandes-en-attente" className="text-xl sm:text-2xl">
          Commandes en attente
        </h2>
        {data && data.count > 0 && (
          <p className="text-muted text-sm">{countLabel(data.count, 'commande', 'commandes')}</p>
        )}
      </div>
      {error !== undefined && <OrdersFailed reason={error} path={here()} />}
      {data?.latest && (
        <p className="text-muted text-sm">
          <AppLink
            href={`/dashboard/ecom/${websiteId}/expeditions/${data.latest.id}`}
            className="text-link inline-flex min-h-6 items-center"
          >
            Dernières expéditions groupées
          </AppLink>
          , <Moment at={data.latest.startedAt} />
        </p>
      )}
      {data?.slice.rows.length === 0 && <p className="text-muted">Aucune commande n’attend son envoi.</p>}
      {data && data.slice.rows.length > 0 && (
        <>
          {data.slice.rows.some(({ deliveryMethod }) => deliveryMethod !== 'pickup') && (
            <BatchForm websiteId={websiteId} />
          )}
          <ul className="flex flex-col gap-3">
            {data.slice.rows.map((order) => {
              const isOpen = query[`${WAITING}detail`] === String(order.id)
              return (
                <WaitingRow
                  key={order.id}
                  order={order}
                  now={ctx.now()}
                  isOpen={isOpen}
                  toggleHref={here(isOpen ? {} : { detail: String(order.id) })}
                />
              )
            })}
          </ul>
          <Pager {...links(data.slice)} />
        </>
      )}
    </section>
  )
}

/** The count of a single-page list is its number of rows. */
async function load(
  ctx: SignedInContext,
  websiteId: number,
  page: Parameters<typeof listWaitingOrders>[1]['page'],
) {
  const slice = await listWaitingOrders(ctx, { websiteId, page })
  const isWhole = slice.previous === null && slice.next === null
  const count = isWhole ? slice.rows.length : await countOrders(ctx, { websiteId, statuses: ['paid'] })
  return { slice, count, latest: await findLatestBatch(ctx, websiteId) }
}
