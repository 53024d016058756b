import type { Answer, SimulatedRequest } from './message'

/** One simulated provider. A new one is a folder beside `resend/` and a line in `server.ts`. */
export interface Provider {
  name: string
  /** The first part of its paths, so that every path has one owner; the adapter's base URL ends with it. */
  mount: string
  /** More paths of its own at the root, for an SDK whose base address takes no path; they stay whole. */
  roots?: string[]
  answer(request: SimulatedRequest): Promise<Answer>
  /** This provider's answer to a failure. */
  failure(kind: 'rate_limited' | 'server_error'): Answer
}
