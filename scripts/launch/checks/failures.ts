import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../folders'

export interface Failure {
  /** The file and the test's titles, or the check that could not run. */
  name: string
  message: string
}

const LINES = 8

/** The section before the summary: each failed test with the first lines of its message; empty when all passed. */
export function formatFailures(failures: Failure[]): string {
  if (failures.length === 0) return ''
  return `\nFailed\n${failures.map(({ name, message }) => `  ✗ ${name}\n${shorten(message)}\n`).join('')}`
}

/** The first lines of a message, and the first position in our own code from its stack. */
function shorten(message: string) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const text = lines.filter((line) => !isPlace(line)).slice(0, LINES)
  const place = lines.find((line) => isPlace(line) && line.includes(root) && !line.includes('node_modules'))
  return [...text, ...(place ? [place.trim().replaceAll(`${root}/`, '')] : [])]
    .map((line) => `      ${line.slice(0, 300)}`)
    .join('\n')
}

const isPlace = (line: string) => /^\s+at .*(:\d+:\d+|<anonymous>)\)?$/.test(line)

/** A file's path relative to the project's folder. */
export const fromRoot = (file: string) => (isAbsolute(file) ? relative(root, file) : file)
