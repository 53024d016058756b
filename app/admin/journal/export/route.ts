import { AuditFilter } from '@/lib/domain/audit/filter'
import { listAuditLog } from '@/lib/domain/audit/queries'
import { csvExport } from '../../csv-export'
import { AUDIT_CSV } from './audit-csv'

export const GET = csvExport({
  path: '/admin/journal',
  permission: 'audit.read',
  filter: AuditFilter,
  name: 'journal',
  columns: AUDIT_CSV,
  list: listAuditLog,
})
