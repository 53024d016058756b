import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Records in an append-only file, one JSON line each; they survive a restart and a kill. */
export class Journal<T> {
  readonly records: T[]
  readonly #file: string

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    this.records = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .flatMap(parseLine<T>)
      : []
    // A line cut off by a kill must not merge with the next one.
    appendFileSync(file, '\n')
  }

  add(record: T): void {
    appendFileSync(this.#file, `${JSON.stringify(record)}\n`)
    this.records.push(record)
  }
}

function parseLine<T>(line: string): T[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
