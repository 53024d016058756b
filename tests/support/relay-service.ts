import { afterAll } from 'vitest'
import type { Shipment, State } from '@/simulators/mondial-relay/shipments'
import { setEnvironment } from './environment'
import { simulatedSettings } from './simulated-settings'
import { simulators } from './simulators'

/** Starts simulators for this test file and sets the environment so that the carrier's adapter uses them. */
export async function relayService() {
  const server = await simulators()
  setEnvironment(simulatedSettings(server.origin))
  afterAll(() => server.stop())
  return {
    origin: server.origin,
    order: (fault: string, code?: string, on?: string) => server.order(fault, 1, 'mondial-relay', on, code),
    clear: () => fetch(`${server.origin}/_control/faults?provider=mondial-relay`, { method: 'DELETE' }),
    faults: async (): Promise<unknown[]> => (await fetch(`${server.origin}/_control/faults`)).json(),
    /** The shipments, newest first. */
    shipments: async (): Promise<Shipment[]> =>
      (await fetch(`${server.origin}/_control/mondial-relay/shipments`)).json(),
    move: (number: string, state: State) =>
      fetch(`${server.origin}/_control/mondial-relay/shipments/${number}`, {
        method: 'POST',
        body: JSON.stringify({ state }),
      }),
  }
}
