import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './other-browsers'
import type { Check } from './run-checks'
import { vitest } from './suites'

/** The tests of tests/clock: PostgreSQL, the simulators and the product share one clock, which the tests set. Not run where
 *  faketime is not installed. */
export function turnedClock(before: (print: (line: string) => void) => Promise<unknown>): Check {
  const name = 'Turned clock'
  if (!findProgram('faketime')) {
    const notRun = 'faketime not found: see README.md'
    return { name, run: async () => ({ passed: 0, failed: 0, failures: [], timings: [], notRun }) }
  }
  return vitest('clock', { name, atLeast: 2, before, env: turnedEnvironment() })
}

/** Makes every child process read its clock's offset, in seconds, from a file. Timers are not affected. */
function turnedEnvironment(): Record<string, string> {
  const preload = execFileSync('faketime', ['-m', '-f', '+0', 'sh', '-c', 'echo "$LD_PRELOAD"'], {
    encoding: 'utf8',
  })
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead')
  writeFileSync(file, '+0')
  return {
    LD_PRELOAD: preload.trim(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
