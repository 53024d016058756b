import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Records kept in a file, one JSON line each, in the order they came; they survive a restart and a kill. */
export class Journal<T> {
  readonly records: T[]
  readonly #file: string

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    this.records = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .flatMap(parsed<T>)
      : []
    // A line cut by a kill must not swallow the next one.
    appendFileSync(file, '\n')
  }

  add(record: T): void {
    appendFileSync(this.#file, `${JSON.stringify(record)}\n`)
    this.records.push(record)
  }
}

function parsed<T>(line: string): T[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
