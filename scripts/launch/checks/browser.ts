import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../place'

const cli = join(root, 'node_modules/playwright/cli.js')

/** Finds or installs a Chromium; a system's own is handed to the tests as CHROMIUM_PATH. */
export async function testBrowser(prepared: Record<string, string>): Promise<undefined> {
  const own = ownShell()
  if (own && existsSync(own)) return undefined
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return undefined
  if (download()) return undefined
  const found = onPath() ?? (fromPackages() ? onPath() : undefined)
  if (!found)
    throw new Error(
      'No browser: Playwright’s could not be downloaded and apt-get found none. Install Chromium and set CHROMIUM_PATH.',
    )
  prepared.CHROMIUM_PATH = found
  return undefined
}

/** Where Playwright keeps the headless browser of its version. */
function ownShell() {
  const said = spawnSync(process.execPath, [cli, 'install', '--only-shell', '--dry-run', 'chromium'], {
    encoding: 'utf8',
  })
  const folder = /Install location:\s+(.*chromium_headless_shell.*)/.exec(said.stdout)?.[1]
  return folder ? join(folder.trim(), 'INSTALLATION_COMPLETE') : undefined
}

function download() {
  console.log('Downloading Playwright’s Chromium')
  const done = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { timeout: 240_000 })
  if (done.status !== 0) console.log('It cannot be downloaded here; looking for the system’s own')
  return done.status === 0
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

function fromPackages() {
  console.log('Installing Chromium with apt-get')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  return apt('install', '-y', '-q', '--no-install-recommends', 'chromium').status === 0
}
