import { count } from 'drizzle-orm'
import type { Database } from '../client'
import { users } from '../schema/users'
import { seedAccounts } from './accounts'
import { seedBillingDetails } from './billing-details'
import { seedContentNotices } from './content-notices'
import { seedEntries } from './entries'
import { seedFees } from './fees'
import { seedOrders } from './orders'
import { seedPageViews } from './page-views'
import { seedProducts, seedReduction } from './products'
import { seedQuotes } from './quotes'
import { seedShipments } from './shipments'
import { seedShops } from './shops'
import { seedSubscriptions } from './subscriptions'
import { seedTickets } from './tickets'

/** Loads the sample data into an empty database; does nothing to one that has accounts. Returns whether it loaded. */
export async function seed(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [existing] = await tx.select({ accounts: count() }).from(users)
    if (existing && existing.accounts > 0) return false
    await seedAccounts(tx)
    await seedBillingDetails(tx)
    await seedSubscriptions(tx)
    await seedEntries(tx)
    await seedProducts(tx)
    await seedShops(tx)
    await seedOrders(tx)
    await seedReduction(tx)
    await seedShipments(tx)
    await seedFees(tx)
    await seedTickets(tx)
    await seedQuotes(tx)
    await seedContentNotices(tx)
    await seedPageViews(tx)
    return true
  })
}
