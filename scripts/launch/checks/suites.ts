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
  const name = 'Browser tests on the built product'
  return {
    name,
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
      return outcome(name, code, countPlaywright(read(report)))
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
      return outcome(name, code, countVitest(read(report)))
    },
  }
}

/** A runner that fails without a failed test (a file that does not load, a set-up that throws) counts as one failure. */
function outcome(name: string, code: number, counted: Outcome): Outcome {
  if (code === 0 || counted.failed > 0) return counted
  const failure = {
    name,
    message: `The runner ended with ${code} without naming a failed test: see its own output`,
  }
  return { ...counted, failed: 1, failures: [failure] }
}

function reportFile(name: string) {
  return join(dataFolder('test', 'reports'), `${name}-${process.pid}.json`)
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
