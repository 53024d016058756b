import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { countLabel } from '@/components/ui/lists/count'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { ExportLink } from '@/components/ui/lists/export-link'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { Pager } from '@/components/ui/lists/pager'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { countOrders, listOrders } from '@/lib/domain/orders/list-orders'
import { HistoryFilter, ORDER_STATUSES, statusesOf } from '@/lib/domain/orders/schema'
import { IdCursor } from '@/lib/domain/paging'
import { settle } from '@/lib/server/forms/settle'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import type { SignedInContext } from '@/lib/server/session/session'
import { HistoryTable } from './history-table'
import { HISTORY } from './list-names'
import { OrdersFailed } from './load-failed'
import { STATUS_NAMES } from './status-names'

const PAGE = 25
const ID = 'historique'

type Props = { ctx: SignedInContext; websiteId: number; query: Query }

/** All orders of the shop; by default only the paid and the sent ones. */
export async function HistorySection({ ctx, websiteId, query }: Props) {
  const path = `/dashboard/ecom/${websiteId}`
  const address = readListAddress({
    path,
    query,
    filter: HistoryFilter,
    cursor: IdCursor,
    limit: PAGE,
    prefix: HISTORY,
    anchor: `#${ID}`,
  })
  const { filter, page, isFiltered, refused, links, whole, kept } = address
  const { data, error } = await settle(load(ctx, { websiteId, filter, page }))
  return (
    <section aria-labelledby={ID} className="flex min-w-0 flex-col gap-5">
      <h2 id={ID} className="text-xl sm:text-2xl">
        Historique des commandes
      </h2>
      <RefusedFilters names={refused} />
      <FilterBar path={`${path}#${ID}`} isFiltered={isFiltered} wholeHref={whole}>
        <HiddenFields values={kept} />
        <SearchField
          name={`${HISTORY}search`}
          label="Rechercher une commande"
          search={filter.search}
          placeholder="Numéro, nom, e-mail"
          className="sm:w-64"
        />
        <SelectField name={`${HISTORY}statut`} label="Statut" defaultValue={filter.statut ?? ''}>
          <option value="">Payées et expédiées</option>
          <option value="toutes">Toutes</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      {error !== undefined && <OrdersFailed reason={error} path={address.here()} />}
      {data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-muted text-sm">{countLabel(data.count, 'commande', 'commandes')}</p>
            {data.slice.rows.length > 0 && (
              <ExportLink href={address.filteredAt(`${path}/commandes/export`)} />
            )}
          </div>
          {data.slice.rows.length > 0 ? (
            <HistoryTable orders={data.slice.rows} />
          ) : (
            <EmptyState
              sentence={
                isFiltered
                  ? 'Aucune commande ne correspond à ces critères.'
                  : 'Vos commandes payées et expédiées s’afficheront ici.'
              }
            />
          )}
          <Pager {...links(data.slice)} />
        </>
      )}
    </section>
  )
}

type Input = {
  websiteId: number
  filter: HistoryFilter
  page: Parameters<typeof listOrders>[1]['page']
}

/** The count of a single-page list is its number of rows. */
async function load(ctx: SignedInContext, { websiteId, filter, page }: Input) {
  const asked = { websiteId, search: filter.search, statuses: statusesOf(filter) }
  const slice = await listOrders(ctx, { ...asked, page })
  const isWhole = slice.previous === null && slice.next === null
  return { slice, count: isWhole ? slice.rows.length : await countOrders(ctx, asked) }
}
