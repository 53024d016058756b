import type { Answer, SimulatedRequest } from './message'

/** One simulated provider. To add one, add a folder next to `resend/` and a line in `server.ts`. */
export interface Provider {
  name: string
  /** The first part of its paths, so that every path has one owner; the adapter's base URL ends with it. */
  mount: string
  /** Additional paths at the root, for an SDK whose base URL takes no path; they keep their full path. */
  roots?: string[]
  answer(request: SimulatedRequest): Promise<Answer>
  /** This provider's answer to a failure. */
  failure(kind: 'rate_limited' | 'server_error'): Answer
}
