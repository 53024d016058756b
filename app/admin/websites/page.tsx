import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { SearchField } from '@/components/ui/fields/search-field'
import { countLabel } from '@/components/ui/lists/count'
import { ExportLink } from '@/components/ui/lists/export-link'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { SortFields } from '@/components/ui/lists/sort-fields'
import { PlanField } from '@/components/websites/plan-field'
import { StatusField } from '@/components/websites/status-field'
import { countWebsiteContent } from '@/lib/domain/website-deletion/website-content'
import { countWebsites, listWebsites } from '@/lib/domain/websites/list-websites'
import { WebsiteFilter, websiteCursor } from '@/lib/domain/websites/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { NoRows } from '../no-rows'
import { NEW_ROW, readSheet, SHEET_NAMES } from '../sheet'
import { openSheet } from './sheets'
import { TITLE } from './title'
import { WebsiteTable } from './website-table'

type Props = { searchParams: Promise<Query> }

/** An open sheet sets the title itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: (await searchParams).fiche ? NO_TITLE : TITLE }
}

const PATH = '/admin/websites'
const SORTS = [
  { value: 'id', label: 'Numéro' },
  { value: 'name', label: 'Nom' },
  { value: 'status', label: 'Statut' },
]

export default async function WebsitesPage({ searchParams }: Props) {
  const ctx = await requirePageAccess(PATH, 'websites.manage')
  const query = await searchParams
  const address = readListAddress({
    path: PATH,
    query,
    filter: WebsiteFilter,
    cursor: websiteCursor,
    beside: SHEET_NAMES,
  })
  const { filter, page, isFiltered, refused, links, here, filteredAt } = address
  const newSheet = here({ fiche: NEW_ROW })
  const sheet = readSheet(PATH, query, address)
  const [slice, count, open] = await Promise.all([
    listWebsites(ctx, { filter, page }),
    countWebsites(ctx, filter),
    sheet && openSheet(ctx, sheet),
  ])
  const contents = await countWebsiteContent(
    ctx,
    slice.rows.map(({ id }) => id),
  )
  return (
    <AdminFrame
      current={PATH}
      action={
        <AppLink href={newSheet} scroll={false} className={buttonStyle()}>
          Nouveau site
        </AppLink>
      }
    >
      <RefusedFilters names={refused} />
      <FilterBar path={PATH} isFiltered={isFiltered}>
        <SearchField search={filter.search} placeholder="Nom ou adresse" className="sm:w-52" />
        <MoreFilters isOpen={hasMoreFilters(filter)}>
          <SearchField
            name="client"
            label="Client"
            search={filter.client}
            placeholder="Nom, e-mail…"
            className="sm:w-48"
          />
          <StatusField value={filter.status} any="Tous" />
          <PlanField value={filter.plan} any="Toutes" />
          <SortFields sorts={SORTS} sort={filter.sort} order={filter.order} />
        </MoreFilters>
      </FilterBar>
      <section id="sites" tabIndex={-1} aria-label="Sites">
        <ListRows
          isEmpty={slice.rows.length === 0}
          empty={
            <NoRows
              none="Aucun site"
              isFiltered={isFiltered}
              path={PATH}
              all="Tous les sites"
              first={
                <AppLink href={newSheet} scroll={false} className={buttonStyle({ look: 'secondary' })}>
                  Créer le premier
                </AppLink>
              }
            />
          }
          count={countLabel(count, 'site', 'sites')}
          actions={<ExportLink href={filteredAt(`${PATH}/export`)} />}
          pages={links(slice)}
        >
          <WebsiteTable websites={slice.rows} contents={contents} open={sheet?.open} here={here} />
        </ListRows>
      </section>
      {open}
    </AdminFrame>
  )
}
