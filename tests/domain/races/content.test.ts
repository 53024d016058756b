import { contentRaces } from '../../races/content-races'
import { contentHolds, contentWorld } from '../../races/content-world'
import { gateStatements } from '../../races/interleave'
import { entryAndPictureRaces, mediaRaces, uploadRaces } from '../../races/media-races'
import { raceRoom } from '../../races/race-room'
import { domain } from '../../support/context'

const ofDomain = await domain()
gateStatements(ofDomain.pool)

for (const table of [contentRaces, mediaRaces, uploadRaces, entryAndPictureRaces])
  raceRoom({
    table,
    world: () => contentWorld(ofDomain),
    holds: contentHolds,
  })
