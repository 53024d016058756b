import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Licensed {
  name: string
  /** An SPDX expression, such as `MIT` or `(MIT OR CC0-1.0)`; null when none is stated. */
  licence: string | null
}

/** Licences that allow the product to ship an unchanged package. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense'],
])

/** Licences allowed for some packages only, and why. */
const ALLOWED_FOR: Record<string, { names: RegExp; why: string }> = {
  'OFL-1.1': { names: /^@fontsource(-variable)?\//, why: 'fonts, served and embedded in documents' },
  'CC-BY-4.0': { names: /^caniuse-lite$/, why: 'data of the build, not served' },
  'LGPL-3.0-or-later': { names: /^@img\/sharp-/, why: 'a separate library that sharp loads, unchanged' },
}

/** The packages of a production installation, on any platform. */
export function productionPackages(root: string): Licensed[] {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license ?? statedIn(join(root, path)),
    }))
}

type Lock = { packages: Record<string, { dev?: boolean; license?: string }> }

/** The licence of an old package: a list in its package.json, or a LICENSE file that begins with its name. */
function statedIn(folder: string): string | null {
  const file = join(folder, 'package.json')
  const { licenses }: { licenses?: { type: string }[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  if (licenses) return licenses.map(({ type }) => type).join(' OR ')
  const text = join(folder, 'LICENSE')
  return existsSync(text) && readFileSync(text, 'utf8').startsWith('MIT License') ? 'MIT' : null
}

/** Whether a package may be shipped: all licences joined by AND must be allowed, one of those joined by OR. */
export function isAllowed({ name, licence }: Licensed): boolean {
  if (licence === null) return false
  const text = licence.replace(/^\(|\)$/g, '')
  const may = (id: string) => ALLOWED.has(id) || ALLOWED_FOR[id]?.names.test(name) === true
  // Nested expressions need a manual review.
  if (text.includes('(')) return false
  return text.includes(' OR ') ? text.split(' OR ').some(may) : text.split(' AND ').every(may)
}
