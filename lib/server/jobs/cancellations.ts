import { matchCancellation, requestConfirmation } from '../../domain/cancellations/request-confirmation'
import { withinLimit } from '../limits/points'
import type { AskedQueue } from './queue'

type Asked = { cancellationId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    cancellations: Asked
  }
}

/** Terminations and withdrawals declared without a session: finds the contract and mails its own address for confirmation. Past
 *  an address's limit the agency confirms them. */
export const cancellations: AskedQueue<Asked> = {
  name: 'cancellations',
  options: { retryLimit: 12, retryDelay: 5, retryBackoff: true },
  work: { pollingIntervalSeconds: 0.5, batchSize: 1 },
  send: ({ cancellationId }) => ({ data: { cancellationId } }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) {
      const owner = await matchCancellation(ctx, data.cancellationId)
      if (owner)
        await withinLimit('cancellationMail', ctx, owner, () => requestConfirmation(ctx, data.cancellationId))
    }
  },
}
