import { listWebsites } from '@/lib/domain/websites/list-websites'
import { WebsiteFilter } from '@/lib/domain/websites/schema'
import { csvExport } from '../../csv-export'
import { WEBSITE_CSV } from '../website-csv'

export const GET = csvExport({
  path: '/admin/websites',
  permission: 'websites.manage',
  filter: WebsiteFilter,
  name: 'sites',
  columns: WEBSITE_CSV,
  list: listWebsites,
})
