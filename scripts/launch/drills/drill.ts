import type { Check, Outcome, Print } from '../checks/run-checks'
import { Closing } from '../closing'
import type { TrustRecord } from '../trust/record'
import { recordTrust } from '../trust/record-trust'

/** The result of a drill: `ran`, `figures`, and in `why` what it left out. */
export type Ran = Required<Pick<TrustRecord, 'ran' | 'figures' | 'why'>>

/** Thrown by a drill that cannot run on this machine. */
export class NotRun extends Error {}

export type Drill = { part: string; run: (print: Print, closing: Closing) => Promise<Ran> }

const NOTHING: Outcome = { passed: 0, failed: 0, failures: [], timings: [] }

/** A drill as a check of `npm run trust`, with its record. `outer` stops the drill when the whole run is stopped. */
export function drillCheck(
  { part, run }: Drill,
  outer: Closing,
  before?: (print: Print) => Promise<unknown>,
): Check {
  return {
    name: part,
    async run(print) {
      await before?.(print)
      const closing = new Closing()
      outer.add(() => closing.run())
      try {
        const ran = await run(print, closing)
        recordTrust({ part, result: 'passed', ...ran })
        print(`${ran.ran} ${JSON.stringify(ran.figures)} ${ran.why}`)
        return undefined
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        const isLeftOut = error instanceof NotRun
        recordTrust({ part, ran: '', result: isLeftOut ? 'not run' : 'failed', why })
        if (isLeftOut) return { ...NOTHING, notRun: why }
        throw error
      } finally {
        await closing.run()
      }
    },
  }
}
