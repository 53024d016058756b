import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../folders'
import { countPlaywright, countVitest } from './count'
import type { Check, Outcome, Print } from './run-checks'
import { runTool } from './tool'

export interface Suite {
  name: string
  /** Fewer tests than this mean that files are no longer found. */
  atLeast: number
  /** Setup that must finish first. */
  before?: (print: Print) => Promise<unknown>
  env?: Record<string, string>
}

/** The tests of a project in vitest.config.mts, with the isolated ones of the same name. */
export function vitest(project: string, { name, atLeast, before, env }: Suite): Check {
  const run = async (print: Print) => {
    await before?.(print)
    const report = reportFile(name)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runTool(
      'vitest/vitest.mjs',
      ['run', '--project', `${project}*`, '--allowOnly=false', ...reporters],
      print,
      env,
    )
    return judge(name, code, atLeast, countVitest(read(report)))
  }
  return { name, run }
}

/** The browser tests. */
export function playwright({ name, atLeast, before, env }: Suite): Check {
  const run = async (print: Print) => {
    await before?.(print)
    const report = reportFile('e2e')
    const code = await runTool(
      'playwright/cli.js',
      ['test', '--reporter=list,json', '--forbid-only'],
      print,
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    )
    return judge(name, code, atLeast, countPlaywright(read(report)))
  }
  return { name, run }
}

/** Adds failures that the runner does not count: a failure outside any test (a set-up that throws), and tests not found. */
export function judge(name: string, code: number, atLeast: number, counted: Outcome): Outcome {
  const message = fault(code, atLeast, counted)
  if (!message) return counted
  return { ...counted, failed: counted.failed + 1, failures: [...counted.failures, { name, message }] }
}

function fault(code: number, atLeast: number, { passed, failed }: Outcome): string | undefined {
  if (code !== 0 && failed === 0)
    return `The runner ended with ${code} without naming a failed test: see its own output`
  if (passed + failed < atLeast)
    return `Only ${passed + failed} tests were run; at least ${atLeast} are expected`
  return undefined
}

function reportFile(name: string) {
  return join(dataFolder('test', 'reports'), `${name.replaceAll(' ', '-')}-${process.pid}.json`)
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
