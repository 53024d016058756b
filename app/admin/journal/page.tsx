import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { DateField } from '@/components/ui/fields/date-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { countLabel } from '@/components/ui/lists/count'
import { ExportLink } from '@/components/ui/lists/export-link'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { ACTIONS, AuditCursor, AuditFilter, SUBJECT_TYPES } from '@/lib/domain/audit/filter'
import { countAuditLog, listAuditLog } from '@/lib/domain/audit/queries'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { NoRows } from '../no-rows'
import { EntryTable } from './entry-table'
import { actionWords, subjectWords } from './words'

export const metadata: Metadata = { title: 'Journal · Admin Dashboard' }

const PATH = '/admin/journal'
const byWords = (words: (name: string) => string) => (a: string, b: string) =>
  words(a).localeCompare(words(b), 'fr')

export default async function JournalPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'audit.read')
  const { filter, page, isFiltered, refused, links, filteredAt } = readListAddress({
    path: PATH,
    query: await searchParams,
    filter: AuditFilter,
    cursor: AuditCursor,
  })
  const [slice, count] = await Promise.all([listAuditLog(ctx, { filter, page }), countAuditLog(ctx, filter)])
  return (
    <AdminFrame current={PATH}>
      <RefusedFilters names={refused} />
      <FilterBar path={PATH} isFiltered={isFiltered}>
        <SelectField name="action" label="Action" defaultValue={filter.action ?? ''} className="sm:w-44">
          <option value="">Toutes</option>
          {ACTIONS.toSorted(byWords(actionWords)).map((action) => (
            <option key={action} value={action}>
              {actionWords(action)}
            </option>
          ))}
        </SelectField>
        <MoreFilters isOpen={hasMoreFilters(filter, 'action')}>
          <TextField
            name="actor"
            label="Par le compte n°"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={filter.actor}
            className="w-36"
          />
          <SelectField name="subject" label="Sur" defaultValue={filter.subject ?? ''} className="sm:w-36">
            <option value="">Tout</option>
            {SUBJECT_TYPES.toSorted(byWords(subjectWords)).map((subject) => (
              <option key={subject} value={subject}>
                {subjectWords(subject)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="subjectId"
            label="Son numéro"
            autoComplete="off"
            maxLength={200}
            defaultValue={filter.subjectId}
            className="w-28"
          />
          <div className="flex gap-3 max-sm:flex-wrap">
            <DateField name="from" label="Du" defaultValue={filter.from} className="max-sm:grow" />
            <DateField name="to" label="Au" defaultValue={filter.to} className="max-sm:grow" />
          </div>
        </MoreFilters>
      </FilterBar>
      <ListRows
        isEmpty={slice.rows.length === 0}
        empty={
          <NoRows none="Rien dans le journal" isFiltered={isFiltered} path={PATH} all="Tout le journal" />
        }
        count={countLabel(count, 'ligne gardée un an', 'lignes gardées un an')}
        pages={links(slice)}
        actions={
          <span className="flex flex-wrap items-center gap-x-4">
            <AppLink href="/admin/registre" className="text-link text-sm">
              Registre des traitements
            </AppLink>
            <ExportLink href={filteredAt(`${PATH}/export`)} />
          </span>
        }
      >
        <EntryTable entries={slice.rows} />
      </ListRows>
    </AdminFrame>
  )
}
