import { inject } from 'vitest'
import type { FaultKind } from '../../simulators/control/faults'

/** Calls a control route of the simulated Stripe, to act as shoppers, banks or Stripe itself. */
export async function stripe(
  path: string,
  body: object = {},
  method = 'POST',
  simulators = inject('simulators'),
) {
  const answer = await fetch(`${simulators}/_control/stripe/${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The simulator refused ${path}: ${await answer.text()}`)
  return answer.json()
}

type Fault = {
  provider: string
  fault: FaultKind | 'none'
  times?: number
  on?: string
  holding?: string
  milliseconds?: number
}

/** Makes the next matching requests to a provider fail this way. */
export async function spoil(fault: Fault, simulators = inject('simulators')): Promise<void> {
  await fetch(`${simulators}/_control/faults`, { method: 'POST', body: JSON.stringify(fault) })
}

/** The same for Stripe. */
export async function spoilStripe(fault: FaultKind | 'none', times = 1, on = ''): Promise<void> {
  await spoil({ provider: 'stripe', fault, times, ...(on && { on }) })
}
