import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/postcss'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import postcss, { type AcceptedPlugin } from 'postcss'
import { test as base } from './test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inTree = (path: string) => `${root}${path}`
const ORIGIN = 'https://stage.invalid'

/** Playwright's test with `stage(scene)`, which opens a scene of tests/e2e/ui/scenes with the product's own styles. No
 *  server runs: every URL of the stage shows the scene named by its path. */
export const test = base.extend<
  { stage: (scene: string, query?: string) => Promise<void> },
  { built: { script: string; style: string } }
>({
  built: [
    async ({ browserName: _ }, use) => {
      const [script, style] = await Promise.all([bundle(), styles()])
      await use({ script, style })
    },
    { scope: 'worker' },
  ],
  stage: async ({ page, built }, use) => {
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(built) }),
    )
    await use(async (scene, query = '') => {
      await page.goto(`${ORIGIN}/${scene}${query}`)
      await page.locator('#stage > *').first().waitFor({ state: 'attached' })
    })
  },
})

export { expect } from 'playwright/test'

/** The stage's current path and query. */
export const addressOf = (page: Page) => page.url().slice(ORIGIN.length)

const documentOf = ({ script, style }: { script: string; style: string }) =>
  `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Scène</title>
<style>${style}</style><body><main id="stage"></main><script type="module">${script}</script>`

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inTree('tests/e2e/ui/stage/main.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: inTree('tsconfig.json'),
    // The framework's links and forms need its router; native ones lead to the same URLs.
    alias: {
      'next/link': inTree('tests/e2e/ui/stage/link.tsx'),
      'next/form': inTree('tests/e2e/ui/stage/form.tsx'),
    },
  })
  return (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
}

async function styles(): Promise<string> {
  const from = inTree('app/globals.css')
  const { css } = await postcss([tailwind({ base: root }) as AcceptedPlugin]).process(
    await readFile(from, 'utf8'),
    { from },
  )
  return css
}
