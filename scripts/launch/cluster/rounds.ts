import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../folders'
import { commit } from '../trust/machine'
import type { Round } from './round'

type Kept = Round & { commit: string; round: number }

/** The rounds of a run that was stopped, so that the same command goes on where it ended. Of this commit alone. */
export class Rounds {
  readonly #file = join(dataFolder('cluster'), 'rounds.jsonl')
  readonly #commit = commit()

  /** The rounds already run, by drill and number. */
  find(drill: string, round: number): Round | undefined {
    if (!existsSync(this.#file)) return undefined
    return readFileSync(this.#file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Kept => JSON.parse(line))
      .find((kept) => kept.commit === this.#commit && kept.drill === drill && kept.round === round)
  }

  keep(round: Round, number: number): void {
    const kept: Kept = { ...round, commit: this.#commit, round: number }
    appendFileSync(this.#file, `${JSON.stringify(kept)}\n`)
  }

  /** The run is complete: the next one begins anew. */
  clear(): void {
    rmSync(this.#file, { force: true })
  }
}
