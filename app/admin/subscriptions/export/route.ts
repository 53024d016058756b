import { listSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import { SubscriptionFilter } from '@/lib/domain/billing/schema'
import { csvExport } from '../../csv-export'
import { SUBSCRIPTION_CSV } from '../subscription-csv'

export const GET = csvExport({
  path: '/admin/subscriptions',
  permission: 'subscriptions.manage',
  filter: SubscriptionFilter,
  name: 'abonnements',
  columns: SUBSCRIPTION_CSV,
  list: listSubscriptions,
})
