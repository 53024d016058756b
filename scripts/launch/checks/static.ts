import { checkArchitecture } from './architecture'
import type { Check, Print } from './run-checks'
import { runToolOrThrow } from './tool'

const folders = [
  'app',
  'components',
  'content',
  'db',
  'lib',
  'scripts',
  'simulators',
  'tests',
  'instrumentation-client.ts',
  'middleware.ts',
]

const tool =
  (program: string, ...args: string[]) =>
  (print: Print) =>
    runToolOrThrow(program, args, print)

/** The static checks. Each counts as one test. */
export const staticChecks: Check[] = [
  { name: 'Format and lint', run: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'API types', run: tool('tsx/dist/cli.mjs', 'scripts/api-types.ts', '--check') },
  { name: 'Architecture', run: (print) => checkArchitecture(folders, print) },
  { name: 'Dead code', run: tool('knip/bin/knip.js', '--treat-config-hints-as-errors') },
]

/** The static checks that need the routes' types. A build rewrites these types: never run the checks during a build. */
export const typedChecks: Check[] = [
  {
    name: 'Types',
    run: async (print) => {
      await runToolOrThrow('next/dist/bin/next', ['typegen'], print)
      return runToolOrThrow('@typescript/native/bin/tsc', ['--noEmit'], print)
    },
  },
  { name: 'Lint with types', run: tool('oxlint/bin/oxlint', '--type-aware', ...folders) },
]
