import { afterEach, expect, it, vi } from 'vitest'
import { settings } from './settings'

const demoSettings = () =>
  settings(
    { databaseUrl: '', origin: '', ostalEnv: 'demo', providers: {} },
    {} as Parameters<typeof settings>[1],
  )

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['on loopback', '', '127.0.0.1'],
  ['where HOST says', '0.0.0.0', '0.0.0.0'],
])('the demo listens %s', (_where, said, host) => {
  vi.stubEnv('HOST', said)
  expect(demoSettings().HOST).toBe(host)
})

it.each([
  ['1 without it', '', '1'],
  ['what it says', '50', '50'],
])('the demo multiplies its limits by RATE_LIMIT_SCALE, %s', (_which, said, scale) => {
  vi.stubEnv('RATE_LIMIT_SCALE', said)
  expect(demoSettings().RATE_LIMIT_SCALE).toBe(scale)
})
