import { expect, it, vi } from 'vitest'
import { publishableKey } from './publishable-key'

const settings = vi.hoisted((): { STRIPE_PUBLISHABLE_KEY?: string } => ({}))
vi.mock('../../env', () => ({ env: () => settings }))

it.each([
  [undefined, null],
  ['pk_sim_of_the_demo', null],
  ['pk_live_of_the_agency', 'pk_live_of_the_agency'],
])('with the key %s the browser gets %s', (set, given) => {
  Object.assign(settings, { STRIPE_PUBLISHABLE_KEY: set })
  expect(publishableKey()).toBe(given)
})
