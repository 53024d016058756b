import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import type { Checks } from './in-page/main'

let bundled: Promise<string> | undefined

/** Runs one of the checks of in-page/main.ts in the page; injects them on the first call. */
export async function runInPage<Name extends keyof Checks>(
  page: Page,
  name: Name,
  ...args: Parameters<Checks[Name]>
): Promise<ReturnType<Checks[Name]>> {
  const run = () => page.evaluate(runCheck, [name, args] as const)
  const result = await run()
  if (result) return result.value
  bundled ??= bundle()
  await page.evaluate(await bundled)
  return (await run())?.value
}

/** Returns undefined if the page does not have the checks yet. Runs in the browser. */
async function runCheck([name, values]: readonly [string, readonly unknown[]]) {
  const checks = Reflect.get(window, 'pageChecks')
  return checks && { value: await checks[name](...values) }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}
