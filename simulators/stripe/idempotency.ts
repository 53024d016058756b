import { createHash } from 'node:crypto'
import { Journal } from '../wire/journal'
import type { Answer, SimulatedRequest } from '../wire/message'
import { errors, Refused } from './errors'

type Kept = { key: string; fingerprint: string; at: number; answer: { status: number; body: string } }

const DAY_SECONDS = 24 * 60 * 60
/** Version 2 keeps keys for 30 days, version 1 for one. */
const daysOf = (path: string) => (path.startsWith('/v2/') ? 30 : 1)

/** Replays the first answer to a repeat under the same key, and refuses the key for another request. */
export class IdempotencyKeys {
  readonly #journal: Journal<Kept>
  readonly #latest: Map<string, Kept>

  constructor(file: string) {
    this.#journal = new Journal(file)
    this.#latest = new Map(this.#journal.records.map((kept) => [kept.key, kept]))
  }

  async once(request: SimulatedRequest, now: number, act: () => Promise<Answer>): Promise<Answer> {
    const given = request.headers['idempotency-key']
    if (request.method !== 'POST' || given === undefined) return act()
    const key = `${String(request.headers['stripe-account'] ?? '')} ${String(given)}`
    const fingerprint = createHash('sha256').update(`${request.path}\n`).update(request.body).digest('hex')
    const oldest = now - daysOf(request.path) * DAY_SECONDS
    const latest = this.#latest.get(key)
    const kept = latest && latest.at > oldest ? latest : undefined
    if (kept && kept.fingerprint !== fingerprint) throw errors.conflictingKey(String(given))
    if (kept) return repeated(kept)
    const answer = await act().catch(declined)
    const { status, body = '' } = answer
    this.#keep({ key, fingerprint, at: now, answer: { status, body: String(body) } })
    return answer
  }

  #keep(kept: Kept): void {
    this.#journal.add(kept)
    this.#latest.set(kept.key, kept)
  }
}

/** A bank's refusal is stored like any other answer; earlier refusals are not. */
function declined(error: unknown): Answer {
  if (error instanceof Refused && error.answer.status === 402) return error.answer
  throw error
}

const repeated = ({ answer }: Kept): Answer => ({
  ...answer,
  headers: { 'content-type': 'application/json; charset=utf-8', 'idempotent-replayed': 'true' },
})
