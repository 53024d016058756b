import { agencyHolds, agencyWorld } from '../../races/agency-world'
import { feeInvoiceRaces, feesHold, feeWorlds } from '../../races/fee-invoice-races'
import { gateStatements } from '../../races/interleave'
import { projectRaces, quoteRaces } from '../../races/quote-races'
import { raceRoom } from '../../races/race-room'
import { domain } from '../../support/context'

const ofDomain = await domain()
gateStatements(ofDomain.pool)

for (const table of [quoteRaces, projectRaces])
  raceRoom({ table, world: () => agencyWorld(ofDomain), holds: agencyHolds })
// Fee months belong to the agency as a whole, so this race uses another database.
const ofFees = await domain()
gateStatements(ofFees.pool)
raceRoom({ table: feeInvoiceRaces, world: await feeWorlds(ofFees), isStandalone: true, holds: feesHold })
