import { readPages } from '@/lib/domain/audience/queries'
import { AudienceFilter } from '@/lib/domain/audience/schema'
import { csvExport } from '../../csv-export'
import { AUDIENCE_CSV } from '../audience-csv'

export const GET = csvExport({
  path: '/admin/visites',
  permission: 'admin.enter',
  filter: AudienceFilter,
  name: 'visites',
  columns: AUDIENCE_CSV,
  // At most one row per public page.
  list: async (reads, { filter }) => ({ rows: await readPages(reads, filter), previous: null, next: null }),
})
