import { runNode } from './child'
import type { Closing } from './closing'

type Env = Record<string, string>

/** Brings the database's schema up to date. */
export function migrate(env: Env, closing: Closing): Promise<void> {
  return runNode(['--import', 'tsx', 'scripts/migrate.ts'], env, closing)
}

/** Loads the sample data, unless it is loaded already. */
export function seed(env: Env, closing: Closing): Promise<void> {
  return runNode(['--import', 'tsx', 'scripts/seed.ts'], env, closing)
}
