import type { Metadata } from 'next'
import { SelectField } from '@/components/ui/fields/select-field'
import { countLabel } from '@/components/ui/lists/count'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { countJobs, listJobs } from '@/lib/domain/jobs/queries'
import { JobCursor, JobFilter } from '@/lib/domain/jobs/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { JobTable } from './job-table'

export const metadata: Metadata = { title: 'Tâches · Admin Dashboard' }

const PATH = '/admin/taches'

export default async function JobsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'jobs.manage')
  const address = readListAddress({
    path: PATH,
    query: await searchParams,
    filter: JobFilter,
    cursor: JobCursor,
  })
  const { filter, page, refused, links } = address
  const [slice, count] = await Promise.all([listJobs(ctx, { filter, page }), countJobs(ctx, filter)])
  const isWaiting = filter.etat === 'attente'
  return (
    <AdminFrame current={PATH}>
      <RefusedFilters names={refused} />
      <FilterBar path={PATH} isFiltered={false}>
        <SelectField name="etat" label="État" defaultValue={filter.etat ?? ''}>
          <option value="">En échec</option>
          <option value="attente">En attente</option>
        </SelectField>
      </FilterBar>
      <ListRows
        isEmpty={slice.rows.length === 0}
        empty={
          <EmptyState
            sentence={
              isWaiting
                ? 'Rien n’attend\u00a0: tout est parti.'
                : 'Aucun échec\u00a0: les e-mails et les tâches sont tous partis.'
            }
          />
        }
        countId="taches"
        count={
          isWaiting
            ? countLabel(count, 'tâche en attente', 'tâches en attente')
            : countLabel(count, 'tâche en échec', 'tâches en échec')
        }
        pages={links(slice)}
      >
        <JobTable jobs={slice.rows} />
      </ListRows>
    </AdminFrame>
  )
}
