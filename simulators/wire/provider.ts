import type { Answer, Asked } from './message'

/** One simulated provider. A new one is a folder beside `resend/` and a line in `server.ts`. */
export interface Provider {
  name: string
  /** The first part of its paths, so that every path has one owner; the adapter's base URL ends with it. */
  mount: string
  answer(asked: Asked): Promise<Answer>
  /** How this provider words a failure of its own. */
  failure(kind: 'rate_limited' | 'server_error'): Answer
}
