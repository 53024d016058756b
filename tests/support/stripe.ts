import { inject } from 'vitest'

/** One of the control routes of the simulated Stripe: what shoppers, banks and Stripe itself do. */
export async function stripe(path: string, body: object = {}, method = 'POST') {
  const answer = await fetch(`${inject('simulators')}/_control/stripe/${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The simulator refused ${path}: ${await answer.text()}`)
  return answer.json()
}

/** The next requests to Stripe that match fail so. */
export async function spoilStripe(fault: string, times = 1, on = ''): Promise<void> {
  await fetch(`${inject('simulators')}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'stripe', fault, times, ...(on && { on }) }),
  })
}
