import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Check } from './run-checks'
import { type Suite, vitest } from './suites'

/** The browsers that Playwright does not drive here, and the programs that their tests need. */
const PROGRAMS = { firefox: ['firefox-esr'], webkit: ['WebKitWebDriver', 'Xvfb'] }

type OtherBrowser = keyof typeof PROGRAMS

/** The tests of tests/browsers, as one check per browser; not run where the browser is not installed. */
export const otherBrowsers = (suite: Pick<Suite, 'before' | 'env'>): Check[] => [
  whereInstalled('firefox', vitest('firefox', { name: 'Firefox', atLeast: 100, ...suite })),
  whereInstalled('webkit', vitest('webkit', { name: 'WebKit', atLeast: 100, ...suite })),
]

function whereInstalled(browser: OtherBrowser, { name, run }: Check): Check {
  const missing = missingPrograms(browser)
  if (missing.length === 0) return { name, run }
  const notRun = `${missing.join(' and ')} not found: see README.md`
  return { name, run: async () => ({ passed: 0, failed: 0, failures: [], timings: [], notRun }) }
}

/** The programs that a browser's tests need and that are not installed. */
export const missingPrograms = (browser: OtherBrowser): string[] =>
  PROGRAMS[browser].filter((name) => !findProgram(name))

export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
