import 'server-only'
import { DomainError } from '../domain/errors'
import { pool } from './database'

// On globalThis: the start-up hook that hears the signal and the route that answers may be two copies of this module.
const shared = globalThis as typeof globalThis & { ostalDraining?: boolean }

/** From now on /api/health says 503, so that no new traffic is sent here. */
export function startDraining(): void {
  shared.ostalDraining = true
}

/** Throws `unavailable` while the instance is stopping or its database does not answer. */
export async function assertReady(): Promise<void> {
  if (shared.ostalDraining) throw new DomainError('unavailable')
  await pool().query('select 1')
}
