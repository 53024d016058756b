import { afterAll, vi } from 'vitest'
import { env, readEnvironment } from '../../lib/env'

/** Sets variables for this test file. The product reads them once per process, which later files may share. */
export function setEnvironment(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const known: Partial<Record<string, unknown>> = env()
  for (const name of Object.keys(known)) delete known[name]
  Object.assign(known, readEnvironment(process.env))
  afterAll(() => void vi.unstubAllEnvs())
}
