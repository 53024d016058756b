import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const env = { OSTAL_ENV: 'test' }
const globalSetup = ['tests/support/cluster.ts']
const UNIT = ['{app,components,content,db,lib,scripts}/**/*.test.{ts,tsx}', 'tests/simulators/**/*.test.ts']
/** Files that replace a module, which others would see: they load their modules anew. The rest of a worker's files share them,
 *  because loading took longer than most tests; variables are set by tests/support/environment.ts. */
const ISOLATED = '**/*.isolated.test.ts'

/** They wait for vendors that are slow or silent: not part of `npm run verify`. */
const PROVIDERS = 'lib/providers/**/*.isolated.test.ts'

/** Main screens and jobs in a browser of the system that Playwright does not drive: part of `npm run trust`. */
const otherBrowser = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/support/running-product.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    env: { WALKED_BROWSER: name },
  },
})

/** A part of `npm run trust` with separate products and databases. */
const trustPart = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/trust/${name}.test.ts`], fileParallelism: false, isolate: false, env },
})

export default defineConfig({
  resolve: {
    alias: { '@': here('.'), 'server-only': here('./tests/support/server-only.ts') },
  },
  test: {
    // Limits for a slow machine: they end what hangs, and no test is judged by them.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // One fewer by default, which on two cores is one.
    maxWorkers: '100%',
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: [ISOLATED], isolate: false, env },
      },
      {
        extends: true,
        test: { name: 'unit-isolated', include: [`{app,lib}/${ISOLATED}`], exclude: [PROVIDERS], env },
      },
      {
        extends: true,
        test: { name: 'providers', include: [PROVIDERS], env },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts'],
          exclude: [ISOLATED],
          isolate: false,
          globalSetup,
          env,
        },
      },
      {
        extends: true,
        test: { name: 'domain-isolated', include: [`tests/domain/${ISOLATED}`], globalSetup, env },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,security}/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          // The files share one product, whose state and clock they may change.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'clock',
          include: ['tests/clock/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'former-build',
          include: ['tests/former-build/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          fileParallelism: false,
          isolate: false,
        },
      },
      otherBrowser('firefox'),
      otherBrowser('webkit'),
      trustPart('soak'),
      trustPart('invoice-rules'),
      trustPart('backup-under-load'),
    ],
  },
})
