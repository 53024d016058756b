import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { commit as currentCommit } from '../trust/machine'
import type { Round } from './round'

type Kept = Round & { commit: string; number: number }

/** The rounds of an interrupted run, from which the same command resumes. Rounds of other commits are dropped. */
export class Rounds {
  readonly #rounds: Kept[]

  constructor(
    /** Undefined for a run of one round, which is never resumed. */
    readonly file: string | undefined,
    readonly commit = currentCommit(),
  ) {
    const kept: Kept[] = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    this.#rounds = kept.filter((round) => round.commit === commit)
  }

  /** The seed of the interrupted run, if it completed one of these drills. */
  seedOf(drills: string[]): number | undefined {
    return this.#rounds.findLast(({ drill }) => drills.includes(drill))?.seed
  }

  /** Yields the rounds of a drill: the stored ones, and the others from `run`, each stored once it is done. */
  async *of(
    drill: string,
    { rounds, seed }: { rounds: number; seed: number },
    run: (number: number) => Promise<Round>,
  ): AsyncGenerator<Round> {
    for (let number = 1; number <= rounds; number++) {
      const former = this.#find(drill, number, seed)
      const round = former ?? (await run(number))
      if (!former) this.#keep(round, number)
      yield round
    }
  }

  #find(drill: string, number: number, seed: number): Round | undefined {
    return this.#rounds.find((kept) => kept.drill === drill && kept.number === number && kept.seed === seed)
  }

  #keep(round: Round, number: number) {
    this.#rounds.push({ ...round, commit: this.commit, number })
    this.#write()
  }

  /** Deletes the rounds of a completed run, so that the next run starts with the first round. */
  forget(drills: string[]): void {
    const others = this.#rounds.filter(({ drill }) => !drills.includes(drill))
    this.#rounds.splice(0, this.#rounds.length, ...others)
    this.#write()
  }

  /** Writes atomically, because the run may be killed at any point. */
  #write() {
    if (!this.file) return
    const fresh = `${this.file}.new`
    writeFileSync(fresh, JSON.stringify(this.#rounds))
    renameSync(fresh, this.file)
  }
}
