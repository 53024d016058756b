import { accountRaces, newEmailRaces } from '../../races/account-races'
import { accountHolds, accountWorld } from '../../races/account-world'
import { gateStatements } from '../../races/interleave'
import { credentialRaces, logInRaces, secondFactorRaces, userRaces } from '../../races/log-in-races'
import { raceRoom } from '../../races/race-room'
import { domain } from '../../support/context'

const ofDomain = await domain()
gateStatements(ofDomain.pool)

for (const table of [accountRaces, newEmailRaces, logInRaces, secondFactorRaces, userRaces, credentialRaces])
  raceRoom({
    table,
    world: () => accountWorld(ofDomain),
    holds: accountHolds,
  })
