import { afterAll, expect } from 'vitest'
import { billingRaces } from '../../races/billing-races'
import { cancellationRaces } from '../../races/cancellation-races'
import { collectionRaces } from '../../races/collection-races'
import { contractRaces } from '../../races/contract-races'
import { contractHolds, contractWorld } from '../../races/contract-world'
import { gateStatements } from '../../races/interleave'
import { invoiceRaces } from '../../races/invoice-races'
import { raceRoom } from '../../races/race-room'
import { websiteAndContractRaces, websiteDeletionRaces, websiteRaces } from '../../races/website-races'
import { debitBooks } from '../../support/debit-books'

const books = await debitBooks()
gateStatements(books.pool)
const before = await books.balance()

for (const table of [
  ...[billingRaces, collectionRaces, contractRaces, cancellationRaces, invoiceRaces],
  ...[websiteRaces, websiteDeletionRaces, websiteAndContractRaces],
])
  raceRoom({
    table,
    world: () => contractWorld(books),
    holds: contractHolds,
  })

// After all races, the provider's balance equals the ledger's.
afterAll(async () => {
  const { held, owed } = await books.balance()
  expect(held - before.held).toBe(owed - before.owed)
})
