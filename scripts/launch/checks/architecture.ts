import type { Print } from './run-checks'
import { runTool } from './tool'

/** Minimums near what there is (2 474 and 11 144 in November 2026), because a check that reads too few modules would find no
 *  fault. */
const MINIMUM = { modules: 2_200, dependencies: 10_000 }

/** Checks the imports against the rules of .dependency-cruiser.cjs. */
export async function checkArchitecture(folders: string[], print: Print): Promise<undefined> {
  const lines: string[] = []
  const collect: Print = (line) => {
    lines.push(line)
    print(line)
  }
  const program = 'dependency-cruiser/bin/dependency-cruise.mjs'
  const code = await runTool(program, ['--config', '.dependency-cruiser.cjs', ...folders], collect)
  if (code !== 0) throw new Error('The code breaks rules of .dependency-cruiser.cjs')
  requireCoverage(lines.join('\n'))
  return undefined
}

/** Throws unless the report counts enough modules and dependencies. */
export function requireCoverage(report: string): void {
  const [, modules, dependencies] = /(\d+) modules, (\d+) dependencies cruised/.exec(report) ?? []
  if (Number(modules) >= MINIMUM.modules && Number(dependencies) >= MINIMUM.dependencies) return
  throw new Error(
    `Only ${modules ?? 'an unknown number of'} modules and ${dependencies ?? 'an unknown number of'} dependencies were read; at least ${MINIMUM.modules} and ${MINIMUM.dependencies} are expected`,
  )
}
