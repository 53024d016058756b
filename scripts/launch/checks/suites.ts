import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../place'
import { countPlaywright, countVitest } from './count'
import type { Check, Outcome } from './run-checks'
import { runTool } from './tool'

type Prepared = Record<string, string>

export const unitTests = (): Check => vitest('Unit tests', 'unit', {})
export const domainTests = (prepared: Prepared): Check =>
  vitest('Domain tests on PostgreSQL', 'domain', prepared)
export const apiTests = (prepared: Prepared): Check =>
  vitest('API tests on the built product', 'api', prepared)

/** The browser tests on the built product. */
export function browserTests(prepared: Prepared): Check {
  return {
    name: 'Browser tests on the built product',
    run: async () => {
      const report = reportFile('e2e')
      const code = await runTool(
        'playwright/cli.js',
        ['test', '--reporter=list,json', '--pass-with-no-tests'],
        {
          ...prepared,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      )
      return outcome(code, () => countPlaywright(read(report)))
    },
  }
}

function vitest(name: string, project: string, env: Prepared): Check {
  return {
    name,
    run: async () => {
      const report = reportFile(project)
      const code = await runTool(
        'vitest/vitest.mjs',
        ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        env,
      )
      return outcome(code, () => countVitest(read(report)))
    },
  }
}

/** A runner that fails without a failed test (a file that does not load, a set-up that throws) counts as one failure. */
function outcome(code: number, count: () => Outcome): Outcome {
  const { passed, failed } = count()
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function reportFile(name: string) {
  return join(dataFolder('test', 'reports'), `${name}-${process.pid}.json`)
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
