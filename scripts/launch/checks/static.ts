import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../place'
import { lendOlderTypescript } from './older-typescript'
import type { Check } from './run-checks'
import { mustPass } from './tool'

const rooms = ['app', 'components', 'content', 'db', 'lib', 'scripts', 'simulators', 'tests', 'middleware.ts']

/** What reads the code without running it. Each counts as one test. */
export function staticChecks(): Check[] {
  const present = rooms.filter((room) => existsSync(join(root, room)))
  return [
    {
      name: 'Format and lint',
      run: () => mustPass('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    },
    { name: 'Lint with types', run: () => mustPass('oxlint/bin/oxlint', ['--type-aware', ...present]) },
    { name: 'Types', run: types },
    { name: 'API types', run: () => mustPass('tsx/dist/cli.mjs', ['scripts/api-types.ts', '--check']) },
    { name: 'Architecture', run: () => architecture(present) },
    { name: 'Dead code', run: () => mustPass('knip/bin/knip.js', []) },
  ]
}

async function types() {
  // Next writes the types of the routes.
  await mustPass('next/dist/bin/next', ['typegen'])
  return mustPass('typescript/bin/tsc', ['--noEmit'])
}

function architecture(present: string[]) {
  lendOlderTypescript('dependency-cruiser')
  return mustPass('dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    ...present,
  ])
}
