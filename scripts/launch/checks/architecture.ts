import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { readRooms, requireOrder } from './rooms'
import type { Print } from './run-checks'
import { runTool, runToolOrThrow } from './tool'

/** Minimums near the actual counts (2 474 and 11 144 in November 2026), because a check that reads too few modules would find no
 *  fault. */
const MINIMUM = { modules: 2_200, dependencies: 10_000 }

/** Checks the imports against the rules of .dependency-cruiser.cjs, and the order of the rooms in lib/domain. */
export async function checkArchitecture(folders: string[], print: Print): Promise<undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'architecture-'))
  const found = join(folder, 'modules.json')
  try {
    const output = ['--output-type', 'json', '--output-to', found]
    await runToolOrThrow(CRUISE, ['--config', '.dependency-cruiser.cjs', ...output, ...folders], print)
    await requireRules(found, print)
    const { modules }: Pick<ICruiseResult, 'modules'> = JSON.parse(await readFile(found, 'utf8'))
    print(`✔ ${requireOrder(readRooms(modules))}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return undefined
}

const CRUISE = 'dependency-cruiser/bin/dependency-cruise.mjs'
const FORMAT = 'dependency-cruiser/bin/depcruise-fmt.mjs'

async function requireRules(found: string, print: Print): Promise<void> {
  const lines: string[] = []
  const collect: Print = (line) => {
    lines.push(line)
    print(line)
  }
  const code = await runTool(FORMAT, ['--output-type', 'err', '--exit-code', found], collect)
  if (code !== 0) throw new Error('The code breaks rules of .dependency-cruiser.cjs')
  requireCoverage(lines.join('\n'))
}

/** Throws unless the report counts enough modules and dependencies. */
export function requireCoverage(report: string): void {
  const [, modules, dependencies] = /(\d+) modules, (\d+) dependencies cruised/.exec(report) ?? []
  if (Number(modules) >= MINIMUM.modules && Number(dependencies) >= MINIMUM.dependencies) return
  throw new Error(
    `Only ${modules ?? 'an unknown number of'} modules and ${dependencies ?? 'an unknown number of'} dependencies were read; at least ${MINIMUM.modules} and ${MINIMUM.dependencies} are expected`,
  )
}
