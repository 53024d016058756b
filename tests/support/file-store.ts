import { afterAll } from 'vitest'
import { setEnvironment } from './environment'
import { simulatedSettings } from './simulated-settings'
import { simulators } from './simulators'

/** Starts simulators for this test file and sets the environment so that the file adapter uses them. */
export async function fileStore() {
  const server = await simulators()
  setEnvironment(simulatedSettings(server.origin))
  afterAll(() => server.stop())
  return server
}
