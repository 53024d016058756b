import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { endSurvivor } from './child'
import { Halt } from './halt'
import { dataFolder } from './place'
import { dropCluster } from './postgres/cluster'

/** Deletes what the demo has stored, database and mails; its secrets stay. */
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
