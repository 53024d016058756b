import { type Browser, chromium } from 'playwright'
import { prepareBrowser } from '../launch/checks/browser'
import type { Closing } from '../launch/closing'
import { step } from '../launch/progress'

/** Starts the tests' browser, until `closing`. */
export async function startBrowser(closing: Closing, args: string[] = []): Promise<Browser> {
  const env: Record<string, string> = {}
  await step('Browser', () => prepareBrowser(env, () => {}))
  const executablePath = env.CHROMIUM_PATH ?? process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...args],
  })
  closing.add(() => browser.close())
  return browser
}
