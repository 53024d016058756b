import { listSubscriptions } from '@/lib/domain/billing/list-subscriptions'
import { SubscriptionView } from '@/lib/domain/billing/standing-filter'
import { csvExport } from '../../csv-export'
import { SUBSCRIPTION_CSV } from '../subscription-csv'

export const GET = csvExport({
  path: '/admin/subscriptions',
  permission: 'subscriptions.manage',
  filter: SubscriptionView,
  name: 'abonnements',
  columns: SUBSCRIPTION_CSV,
  list: listSubscriptions,
})
