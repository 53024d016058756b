import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { countLabel } from '@/components/ui/lists/count'
import { ExportLink } from '@/components/ui/lists/export-link'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { SortFields } from '@/components/ui/lists/sort-fields'
import { ROLES } from '@/lib/domain/permissions/policy'
import { findDependents } from '@/lib/domain/users/dependents'
import { countUsers, listUsers } from '@/lib/domain/users/queries'
import { UserFilter, userCursor } from '@/lib/domain/users/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { FEE_NAMES, opensRule } from './fees/address'
import { FeeManager } from './fees/fee-manager'
import { AdminFrame } from './frame'
import { ListRows } from './list-rows'
import { NoRows } from './no-rows'
import { NEW_ROW } from './sheet'
import { UserSheet } from './user-sheet'
import { UserTable } from './user-table'
import { WaitingList } from './waiting'

type Props = { searchParams: Promise<Query> }

/** An open sheet sets the title itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams
  return { title: query[SHEET] || opensRule(query) ? NO_TITLE : 'Admin Dashboard' }
}

const SHEET = 'fiche'

const SORTS = [
  { value: 'id', label: 'Numéro' },
  { value: 'name', label: 'Nom' },
  { value: 'email', label: 'E-mail' },
  { value: 'role', label: 'Rôle' },
]

export default async function UsersPage({ searchParams }: Props) {
  const ctx = await requirePageAccess('/admin', 'users.manage')
  const query = await searchParams
  const address = readListAddress({
    path: '/admin',
    query,
    filter: UserFilter,
    cursor: userCursor,
    beside: [SHEET, ...FEE_NAMES],
  })
  const { filter, page, isFiltered, refused, links, here, filteredAt } = address
  const [slice, count] = await Promise.all([listUsers(ctx, { filter, page }), countUsers(ctx, filter)])
  const dependents = await findDependents(
    ctx,
    slice.rows.map(({ id }) => id),
  )
  const users = slice.rows.map((user) => ({ ...user, dependents: dependents.get(user.id) ?? [] }))
  return (
    <AdminFrame
      current="/admin"
      action={
        <AppLink href={here({ [SHEET]: NEW_ROW })} scroll={false} className={buttonStyle()}>
          Nouveau compte
        </AppLink>
      }
    >
      <WaitingList ctx={ctx} />
      <RefusedFilters names={refused} />
      <UserSheet sheet={query[SHEET]} closeHref={here()} />
      {query.frais && !query[SHEET] && <FeeManager ctx={ctx} query={query} here={here} />}
      <FilterBar path="/admin" isFiltered={isFiltered}>
        <SearchField search={filter.search} placeholder="Nom, e-mail ou entreprise" />
        <MoreFilters isOpen={hasMoreFilters(filter)}>
          <SelectField name="role" label="Rôle" defaultValue={filter.role ?? ''}>
            <option value="">Tous les rôles</option>
            {ROLES.map((role) => (
              <option key={role} lang="en">
                {role}
              </option>
            ))}
          </SelectField>
          <SelectField name="deletion" label="Suppression" defaultValue={filter.deletion ?? ''}>
            <option value="">Tous les comptes</option>
            <option value="requested">Demandée</option>
          </SelectField>
          <SortFields sorts={SORTS} sort={filter.sort} order={filter.order} />
        </MoreFilters>
      </FilterBar>
      <section id="comptes" tabIndex={-1} aria-label="Comptes">
        <ListRows
          isEmpty={slice.rows.length === 0}
          empty={<NoRows none="Aucun compte" isFiltered={isFiltered} path="/admin" all="Tous les comptes" />}
          count={countLabel(count, 'compte', 'comptes')}
          actions={<ExportLink href={filteredAt('/admin/export')} />}
          pages={links(slice)}
        >
          <UserTable
            users={users}
            open={query[SHEET] ?? query.frais}
            sheetOf={(id) => here({ [SHEET]: String(id) })}
            feesOf={(id) => here({ frais: String(id) })}
          />
        </ListRows>
      </section>
    </AdminFrame>
  )
}
