import { type AskedLink, mailLink } from '../../domain/accounts/mail-link'
import { withinLimit } from '../limits/points'
import type { AskedQueue } from './queue'

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    links: AskedLink
  }
}

/** Links requested for an address, which may have no account; past its limit none is mailed. */
export const links: AskedQueue<AskedLink> = {
  name: 'links',
  options: { retryLimit: 8, retryDelay: 5, retryBackoff: true, retentionMinutes: 60 },
  work: { pollingIntervalSeconds: 0.5, batchSize: 1 },
  send: ({ linkId, purpose, email }) => ({ data: { linkId, purpose, email } }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) await withinLimit('linkMail', ctx, data, () => mailLink(ctx, data))
  },
}
