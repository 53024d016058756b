/** Thrown by a step that cannot run here, with the reason. */
export class Skipped extends Error {}

type Sign = '✓' | '✗' | '–'

/** The message of a successful step, and the value for later steps. */
export type Done<T> = { says: string; value: T }

/** Runs the steps one after the other and prints one line for each. */
export class Walk {
  readonly counts: Record<Sign, number> = { '✓': 0, '✗': 0, '–': 0 }

  constructor(private readonly print: (line: string) => void) {}

  /** Returns undefined if the step failed or was skipped. */
  async step<T>(name: string, work: () => Promise<Done<T>>): Promise<T | undefined> {
    try {
      const { says, value } = await work()
      this.#say('✓', name, says)
      return value
    } catch (error) {
      if (error instanceof Skipped) this.#say('–', name, error.message)
      else this.#say('✗', name, reasonOf(error))
      return undefined
    }
  }

  #say(sign: Sign, name: string, says: string): void {
    this.counts[sign] += 1
    this.print(`${sign} ${name}\u00a0: ${says}`)
  }
}

/** Skips a step whose prerequisite step gave no value. */
export function needed<T>(value: T | undefined, step: string): T {
  if (value === undefined) throw new Skipped(`sans «\u00a0${step}\u00a0», cette étape n’a pas de sens.`)
  return value
}

/** The message on one line, without the data of a failed query or request. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`.replace(/\s+/g, ' ').slice(0, 400)
}
