import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

let ahead = 0

/** Sets the clock shared by PostgreSQL, the simulators, the product and this process, which reread it every second. */
export async function setClock(instant: Date): Promise<void> {
  const file = process.env.FAKETIME_TIMESTAMP_FILE
  if (!file) throw new Error('The clock cannot be set: start these tests with `npm run trust`')
  ahead += Math.round((instant.getTime() - Date.now()) / 1_000)
  writeFileSync(file, `+${ahead}`)
  await delay(3_000)
  const errorMs = Math.abs(Date.now() - instant.getTime())
  if (errorMs > 10_000)
    throw new Error(`The clock shows ${new Date().toISOString()}, not ${instant.toISOString()}`)
}
