import type { Context } from '../../domain/context'
import { type ClaimedAttempt, claimAttempt } from '../../domain/webhooks/claim-attempt'
import { makeAttempt } from '../../domain/webhooks/make-attempt'
import { log } from '../instance/log'
import { withRequestIds } from '../requests/request-id'
import { tracing } from '../traces/tracing'

/** Attempts that an instance makes at the same time. */
const CONCURRENCY = 10
/** Of these, to failing endpoints: they take the longest, and leave the rest to the others. */
const FAILING_CONCURRENCY = 5
const POLL_MS = 500

/** Starts sending due rows of webhook_deliveries. Several instances share the work; the database assigns the turns. */
export function startDelivering(createContext: () => Context): { stop: () => Promise<void> } {
  const running = new Map<ClaimedAttempt, Promise<void>>()
  let stopped = false
  let wake = () => {}

  async function claimDue(): Promise<void> {
    while (!stopped && running.size < CONCURRENCY) {
      const ctx = createContext()
      const failing = [...running.keys()].filter(({ isFailing }) => isFailing).length
      const claimed = await claimAttempt(ctx, { includeFailing: failing < FAILING_CONCURRENCY })
      if (!claimed) return
      running.set(
        claimed,
        observed(ctx, () => attempt(ctx, claimed)),
      )
    }
  }

  /** Logs and traces show each attempt as a separate request. */
  function observed({ requestId }: Context, work: () => Promise<void>): Promise<void> {
    const causes = { requestIds: [requestId], traces: [] }
    return withRequestIds([requestId], () => tracing()?.inJobSpan('webhooks', causes, work) ?? work())
  }

  async function attempt(ctx: Context, claimed: ClaimedAttempt): Promise<void> {
    await makeAttempt(ctx, claimed).catch((err) =>
      log().error({ err, delivery: claimed.deliveryId }, 'The outcome of a webhook was not written'),
    )
    running.delete(claimed)
    wake()
  }

  async function deliver(): Promise<void> {
    while (!stopped) {
      await claimDue().catch((err) => log().error({ err }, 'The webhooks that are due could not be read'))
      if (!stopped) await pause()
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const done = deliver()
  return {
    stop: async () => {
      stopped = true
      wake()
      await done
      await Promise.all(running.values())
    },
  }
}
