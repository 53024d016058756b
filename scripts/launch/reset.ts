import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { endSurvivor } from './child'
import { dataFolder } from './folders'
import { Halt } from './halt'
import { dropCluster } from './postgres/cluster'

/** Deletes the demo's database and mails, but not its secrets. */
export async function reset(): Promise<void> {
  if (process.env.DATABASE_URL)
    throw new Halt(
      '--reset deletes the embedded database only: unset DATABASE_URL, or empty that database yourself.',
    )
  await endSurvivor('product', '.')
  await endSurvivor('simulators', '.')
  await dropCluster('.')
  rmSync(join(dataFolder(), 'simulators'), { recursive: true, force: true })
}
