import { matchWithdrawal } from '../../domain/withdrawals/match-withdrawal'
import { type AskedQueue, LONG_RETRIES } from './queue'

type Withdrawals = { withdrawalId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    withdrawals: Withdrawals
  }
}

/** Withdrawals typed on a shop's page, to be matched with its orders. */
export const withdrawals: AskedQueue<Withdrawals> = {
  name: 'withdrawals',
  options: LONG_RETRIES,
  work: { batchSize: 1 },
  send: ({ withdrawalId }) => ({ data: { withdrawalId } }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) await matchWithdrawal(ctx, data.withdrawalId)
  },
}
