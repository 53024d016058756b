import { catalogueRaces, shelfAndSaleRaces } from '../../races/catalogue-races'
import { checkoutRaces } from '../../races/checkout-races'
import { gateStatements } from '../../races/interleave'
import { raceRoom } from '../../races/race-room'
import { refundRaces } from '../../races/refund-races'
import { returnRaces } from '../../races/return-races'
import { parcelAndMoneyRaces, shippingRaces } from '../../races/shipping-races'
import { feeRaces, orderRaces, shopRaces } from '../../races/shop-races'
import { shopHolds, shopWorld } from '../../races/shop-world'
import { withdrawalRaces } from '../../races/withdrawal-races'
import { domain } from '../../support/context'
import { fakePayments } from '../../support/fake-payments'

const ofDomain = await domain()
gateStatements(ofDomain.pool)
const provider = fakePayments()

for (const table of [
  ...[checkoutRaces, refundRaces, returnRaces, withdrawalRaces, shippingRaces, parcelAndMoneyRaces],
  ...[orderRaces, shopRaces, feeRaces, catalogueRaces, shelfAndSaleRaces],
])
  raceRoom({
    table,
    world: () => shopWorld(ofDomain, provider),
    holds: (world) => shopHolds(world, table !== catalogueRaces && table !== shelfAndSaleRaces),
  })
