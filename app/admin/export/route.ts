import { listUsers } from '@/lib/domain/users/queries'
import { UserFilter } from '@/lib/domain/users/schema'
import { csvExport } from '../csv-export'
import { USER_CSV } from './user-csv'

export const GET = csvExport({
  path: '/admin',
  permission: 'users.manage',
  filter: UserFilter,
  name: 'utilisateurs',
  columns: USER_CSV,
  list: listUsers,
})
