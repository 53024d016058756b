import { settleFees } from '../../domain/fee-invoices/settle-fees'
import { log } from '../instance/log'
import type { Queue } from './queue'

const NAME = 'fees'

/** Invoices the agency's fees of past months. Daily would suffice; hourly, an invoice that lacked details follows soon. */
export const fees: Queue = {
  name: NAME,
  options: { expireInSeconds: 3_600 },
  schedule: { cron: '10 8-20 * * *', options: { tz: 'Europe/Paris', singletonKey: NAME, retryLimit: 0 } },
  run: (ctx) =>
    settleFees(ctx, (error, clientId) =>
      log().warn({ err: error, clientId }, 'The fees of a seller were not settled; they will be tried again'),
    ),
}
