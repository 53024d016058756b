import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { commit as currentCommit } from '../trust/machine'
import type { Round } from './round'

type Kept = Round & { commit: string; number: number }

/** The rounds of a run that was stopped, so that the same command goes on where it ended. Those of other commits are dropped. */
export class Rounds {
  readonly #rounds: Kept[]

  constructor(
    /** None for a run of one round, which is never resumed. */
    readonly file: string | undefined,
    readonly commit = currentCommit(),
  ) {
    const kept: Kept[] = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    this.#rounds = kept.filter((round) => round.commit === commit)
  }

  /** Of the run that was stopped, if one of these drills was done. */
  seedOf(drills: string[]): number | undefined {
    return this.#rounds.findLast(({ drill }) => drills.includes(drill))?.seed
  }

  /** So many rounds of a drill: those that are kept, and the others as `run` gives them, each kept once it is done. */
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

  /** The run of these drills is complete: the next one starts with their first round. */
  forget(drills: string[]): void {
    const others = this.#rounds.filter(({ drill }) => !drills.includes(drill))
    this.#rounds.splice(0, this.#rounds.length, ...others)
    this.#write()
  }

  /** Whole or not at all, wherever the run is killed. */
  #write() {
    if (!this.file) return
    const fresh = `${this.file}.new`
    writeFileSync(fresh, JSON.stringify(this.#rounds))
    renameSync(fresh, this.file)
  }
}
