import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: { '@': here('.'), 'server-only': here('./tests/support/server-only.ts') },
  },
  test: {
    testTimeout: 45_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,components,content,db,lib,scripts}/**/*.test.{ts,tsx}',
            'tests/simulators/**/*.test.ts',
          ],
          env: { OSTAL_ENV: 'test' },
        },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          env: { OSTAL_ENV: 'test' },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,security}/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          // The files share one product, whose state and clock they may change.
          fileParallelism: false,
        },
      },
    ],
  },
})
