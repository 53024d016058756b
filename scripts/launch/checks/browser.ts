import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../folders'
import type { Print } from './run-checks'

const execute = promisify(execFile)
const install = [join(root, 'node_modules/playwright/cli.js'), 'install', '--only-shell']

/** Debian's headless browser, like the one that Playwright downloads. */
const SHELL_PACKAGE = 'chromium-headless-shell'

/** Finds or installs Chromium; a system Chromium is passed to the tests as CHROMIUM_PATH in `env`. */
export async function prepareBrowser(env: Record<string, string>, print: Print): Promise<undefined> {
  const own = await findOwnShell()
  if (own && existsSync(own)) return undefined
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return undefined
  if (await download(print)) return undefined
  const found = findOnPath() ?? ((await installPackage(print)) ? findOnPath() : undefined)
  if (!found)
    throw new Error(
      'No browser: Playwright’s could not be downloaded and apt-get found none. Install Chromium and set CHROMIUM_PATH.',
    )
  env.CHROMIUM_PATH = found
  return undefined
}

/** Playwright's marker file, which says that its own headless browser is installed. */
async function findOwnShell() {
  const { stdout } = await execute(process.execPath, [...install, '--dry-run', 'chromium'])
  const folder = /Install location:\s+(.*chromium_headless_shell.*)/.exec(stdout)?.[1]
  return folder ? join(folder.trim(), 'INSTALLATION_COMPLETE') : undefined
}

async function download(print: Print): Promise<boolean> {
  print('Downloading Playwright’s Chromium')
  try {
    await execute(process.execPath, [...install, 'chromium'], { timeout: 240_000 })
    return true
  } catch {
    print('It cannot be downloaded here; looking for the system’s own')
    return false
  }
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  // The headless shell first, because it opens pages several times as fast.
  const names = [SHELL_PACKAGE, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

async function installPackage(print: Print): Promise<boolean> {
  print('Installing Chromium with apt-get')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execute('apt-get', args, { env }).then(
      () => true,
      (error) => {
        print(String(error))
        return false
      },
    )
  await apt('update', '-q')
  for (const name of [SHELL_PACKAGE, 'chromium'])
    if (await apt('install', '-y', '-q', '--no-install-recommends', name)) return true
  return false
}
