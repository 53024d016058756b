import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { QUOTE_STATES } from '@/components/quotes/quote-words'
import { buttonStyle } from '@/components/ui/button'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { countLabel } from '@/components/ui/lists/count'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { countQuotes, listQuotes } from '@/lib/domain/quotes/list-quotes'
import { QUOTE_STATUSES, QuoteCursor, QuoteFilter } from '@/lib/domain/quotes/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { NoRows } from '../no-rows'
import { QuoteTable } from './quote-table'

export const metadata: Metadata = { title: 'Devis · Admin Dashboard' }

const PATH = '/admin/devis'

export default async function QuotesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'subscriptions.manage')
  const query = await searchParams
  const { filter, page, refused, links, isFiltered } = readListAddress({
    ...{ path: PATH, query, filter: QuoteFilter, cursor: QuoteCursor },
  })
  const [slice, count] = await Promise.all([listQuotes(ctx, { filter, page }), countQuotes(ctx, filter)])
  return (
    <AdminFrame
      current={PATH}
      action={
        <AppLink href={`${PATH}/nouveau`} className={buttonStyle()}>
          Nouveau devis
        </AppLink>
      }
    >
      <RefusedFilters names={refused} />
      <FilterBar path={PATH} isFiltered={isFiltered}>
        <SearchField search={filter.search} placeholder="Nom, e-mail ou numéro" />
        <SelectField name="etat" label="État" defaultValue={filter.etat ?? ''}>
          <option value="">Tous</option>
          {QUOTE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {QUOTE_STATES[status].agency}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <ListRows
        isEmpty={slice.rows.length === 0}
        empty={
          <NoRows
            none="Aucun devis"
            isFiltered={isFiltered}
            path={PATH}
            all="Tous les devis"
            first={
              <AppLink href={`${PATH}/nouveau`} className={buttonStyle({ look: 'secondary' })}>
                Écrire le premier
              </AppLink>
            }
          />
        }
        count={countLabel(count, 'devis', 'devis')}
        pages={links(slice)}
      >
        <QuoteTable quotes={slice.rows} />
      </ListRows>
    </AdminFrame>
  )
}
