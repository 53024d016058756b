import { formerCommit } from './former-commit'
import type { Check, Print } from './run-checks'
import { vitest } from './suites'

const NAME = 'Upgrade without a stop'

/** Runs tests/former-build: the last landed commit's build on this commit's schema. Not run without git history. */
export function formerBuild(before: (print: Print) => Promise<unknown>, env: Record<string, string>): Check {
  const commit = formerCommit()
  if (commit)
    return vitest('former-build', {
      ...{ name: NAME, atLeast: 6, before },
      get env() {
        return { ...env, FORMER_COMMIT: commit }
      },
    })
  const notRun = 'there is no commit before this one: git’s history is missing'
  return { name: NAME, run: async () => ({ passed: 0, failed: 0, failures: [], timings: [], notRun }) }
}
