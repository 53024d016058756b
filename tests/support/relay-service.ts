import { afterAll, vi } from 'vitest'
import { simulatedSettings } from './simulated-settings'
import { simulators } from './simulators'

/** Starts simulators for this test file and sets the environment so that the carrier's adapter uses them. */
export async function relayService() {
  const server = await simulators()
  for (const [name, value] of Object.entries(simulatedSettings(server.origin))) vi.stubEnv(name, value)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.stop()
  })
  return {
    order: (fault: string) => server.order(fault, 1, 'mondial-relay'),
    clear: () => fetch(`${server.origin}/_control/faults?provider=mondial-relay`, { method: 'DELETE' }),
  }
}
