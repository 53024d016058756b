import { LeadFilter } from '@/lib/domain/leads/lead'
import { listLeads } from '@/lib/domain/leads/queries'
import { csvExport } from '../../csv-export'
import { LEAD_CSV } from '../lead-csv'

export const GET = csvExport({
  path: '/admin/demandes',
  permission: 'leads.manage',
  filter: LeadFilter,
  name: 'prospects',
  columns: LEAD_CSV,
  list: listLeads,
})
