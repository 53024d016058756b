import { afterEach, expect, it, vi } from 'vitest'
import { settings } from './settings'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['on loopback', '', '127.0.0.1'],
  ['where HOST says', '0.0.0.0', '0.0.0.0'],
])('the demo listens %s', (_where, said, host) => {
  vi.stubEnv('HOST', said)
  const parts = { databaseUrl: '', origin: '', ostalEnv: 'demo' as const, providers: {} }
  expect(settings(parts, {} as Parameters<typeof settings>[1]).HOST).toBe(host)
})
