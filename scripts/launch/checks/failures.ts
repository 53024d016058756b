import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../place'

export interface Failure {
  /** The file and the test's titles, or the check that could not run. */
  name: string
  message: string
}

const LINES = 8

/** The section before the summary: each failed test with the beginning of what was wrong; empty when all passed. */
export function tellFailures(failures: Failure[]): string {
  if (failures.length === 0) return ''
  return `\nFailed\n${failures.map(({ name, message }) => `  ✗ ${name}\n${beginning(message)}\n`).join('')}`
}

/** The first lines, and the first place in the project's own code that an error's stack names. */
function beginning(message: string) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const said = lines.filter((line) => !isPlace(line)).slice(0, LINES)
  const place = lines.find((line) => isPlace(line) && line.includes(root) && !line.includes('node_modules'))
  return [...said, ...(place ? [place.trim().replaceAll(`${root}/`, '')] : [])]
    .map((line) => `      ${line.slice(0, 300)}`)
    .join('\n')
}

const isPlace = (line: string) => /^\s+at .*(:\d+:\d+|<anonymous>)\)?$/.test(line)

/** A file's path as the project's, whatever the runner calls it. */
export const fromRoot = (file: string) => (isAbsolute(file) ? relative(root, file) : file)
