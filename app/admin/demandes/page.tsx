import type { Metadata } from 'next'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { countLabel } from '@/components/ui/lists/count'
import { ExportLink } from '@/components/ui/lists/export-link'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { LeadCursor, LeadFilter } from '@/lib/domain/leads/lead'
import { countLeads, listLeads } from '@/lib/domain/leads/queries'
import { LEAD_STATUSES } from '@/lib/domain/leads/statuses'
import { quotesOfLeads } from '@/lib/domain/quotes/list-quotes'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { NoRows } from '../no-rows'
import { LeadSheet } from './lead-sheet'
import { LeadTable } from './lead-table'
import { KIND_NAMES, STATUS_NAMES } from './lead-words'

export const metadata: Metadata = { title: 'Prospects · Admin Dashboard' }

const PATH = '/admin/demandes'
const SHEET = 'fiche'
/** The parameter of a contract searched for in the sheet of a termination or withdrawal. */
const CONTRACT = 'contrat'
const NONE = {
  message: 'Aucun message',
  devis: 'Aucune demande de devis',
  resiliation: 'Aucune résiliation',
  retractation: 'Aucune rétractation',
  projet: 'Aucun projet',
}
const ALL = {
  message: 'Tous les messages',
  devis: 'Toutes les demandes de devis',
  resiliation: 'Toutes les résiliations',
  retractation: 'Toutes les rétractations',
  projet: 'Tous les projets',
}

export default async function LeadsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'leads.manage')
  const query = await searchParams
  const address = readListAddress({
    path: PATH,
    query,
    filter: LeadFilter,
    cursor: LeadCursor,
    beside: [SHEET, CONTRACT],
  })
  const { filter, page, refused, links, here, filteredAt } = address
  const { genre = 'message' } = filter
  // Each type has a separate list.
  const whole = genre === 'message' ? PATH : `${PATH}?genre=${genre}`
  const isFiltered = Boolean(filter.search || filter.etat)
  const [slice, count] = await Promise.all([listLeads(ctx, { filter, page }), countLeads(ctx, filter)])
  const quotes = await quotesOfLeads(ctx, {
    kind: genre === 'projet' ? 'projet' : 'message',
    ids: slice.rows.map(({ id }) => id),
  })
  return (
    <AdminFrame current={PATH}>
      <RefusedFilters names={refused} />
      <FilterBar path={PATH} isFiltered={isFiltered} wholeHref={whole}>
        <SearchField search={filter.search} placeholder="Nom ou e-mail" />
        <MoreFilters isOpen={hasMoreFilters(filter)}>
          <SelectField name="genre" label="Type" defaultValue={filter.genre ?? ''}>
            <option value="">Tous les messages</option>
            <option value="devis">{KIND_NAMES.devis}</option>
            <option value="resiliation">{KIND_NAMES.resiliation}</option>
            <option value="retractation">{KIND_NAMES.retractation}</option>
            <option value="projet">{KIND_NAMES.projet}</option>
          </SelectField>
          <SelectField name="etat" label="Statut" defaultValue={filter.etat ?? ''}>
            <option value="">Tous</option>
            {LEAD_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_NAMES[status]}
              </option>
            ))}
          </SelectField>
        </MoreFilters>
      </FilterBar>
      <ListRows
        isEmpty={slice.rows.length === 0}
        empty={<NoRows none={NONE[genre]} isFiltered={isFiltered} path={whole} all={ALL[genre]} />}
        countId="prospects"
        count={
          filter.genre === 'projet'
            ? countLabel(count, 'projet', 'projets')
            : countLabel(count, 'message', 'messages')
        }
        actions={<ExportLink href={filteredAt(`${PATH}/export`)} />}
        pages={links(slice)}
      >
        <LeadTable leads={slice.rows} quotes={quotes} open={query[SHEET]} here={here} />
      </ListRows>
      <LeadSheet ctx={ctx} sheet={query[SHEET]} contract={query[CONTRACT]} closeHref={here()} />
    </AdminFrame>
  )
}
