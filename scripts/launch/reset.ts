import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { endSurvivor } from './child'
import { dataFolder } from './folders'
import { Halt } from './halt'
import { dropCluster } from './postgres/cluster'

/** Deletes the demo's database and the simulators' data (mails, files, payments), but not its secrets. */
export async function reset(area = '.'): Promise<void> {
  if (process.env.DATABASE_URL)
    throw new Halt(
      '--reset deletes the embedded database only: unset DATABASE_URL, or empty that database yourself.',
    )
  await endSurvivor('product', area)
  await endSurvivor('simulators', area)
  await dropCluster(area)
  rmSync(join(dataFolder(area), 'simulators'), { recursive: true, force: true })
}
