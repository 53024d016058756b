import type { Metadata } from 'next'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { countLabel } from '@/components/ui/lists/count'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { CATEGORIES } from '@/lib/domain/content-notices/policy'
import { countNotices, listNotices } from '@/lib/domain/content-notices/queries'
import { NoticeCursor, NoticeFilter } from '@/lib/domain/content-notices/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { NoRows } from '../no-rows'
import { NoticeTable } from './notice-table'
import { STATE_NAMES } from './notice-words'

export const metadata: Metadata = { title: 'Signalements · Admin Dashboard' }

const PATH = '/admin/signalements'

/** Notices of illegal content: undecided ones first, urgent ones before the others. */
export default async function NoticesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'notices.manage')
  const query = await searchParams
  const { filter, page, refused, links, isFiltered } = readListAddress({
    path: PATH,
    query,
    filter: NoticeFilter,
    cursor: NoticeCursor,
  })
  const [slice, count] = await Promise.all([listNotices(ctx, { filter, page }), countNotices(ctx, filter)])
  return (
    <AdminFrame current={PATH}>
      <RefusedFilters names={refused} />
      <FilterBar path={PATH} isFiltered={isFiltered}>
        <SearchField search={filter.search} placeholder="Référence, nom, e-mail ou texte" />
        <MoreFilters isOpen={hasMoreFilters(filter)}>
          <SelectField name="etat" label="État" defaultValue={filter.etat ?? ''}>
            <option value="">Tous</option>
            {Object.entries(STATE_NAMES).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField name="motif" label="Motif" defaultValue={filter.motif ?? ''}>
            <option value="">Tous</option>
            {Object.entries(CATEGORIES).map(([category, name]) => (
              <option key={category} value={category}>
                {name}
              </option>
            ))}
          </SelectField>
        </MoreFilters>
      </FilterBar>
      <ListRows
        isEmpty={slice.rows.length === 0}
        empty={
          <NoRows none="Aucun signalement" isFiltered={isFiltered} path={PATH} all="Tous les signalements" />
        }
        count={countLabel(count, 'signalement', 'signalements')}
        pages={links(slice)}
      >
        <NoticeTable notices={slice.rows} />
      </ListRows>
    </AdminFrame>
  )
}
