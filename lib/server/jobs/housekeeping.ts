import { lt } from 'drizzle-orm'
import { rateLimits } from '@/db/schema/rate-limits'
import { deleteEndedTokens } from '../../domain/accounts/account-tokens'
import { deleteExpiredSessions } from '../../domain/accounts/sessions'
import { deleteOldCounts } from '../../domain/audience/delete-old-counts'
import { deleteOldAuditEntries } from '../../domain/audit/delete-old-audit-entries'
import { deleteOldFirstOrders } from '../../domain/checkout/hold-limits'
import { deleteOldNotices } from '../../domain/content-notices/delete-old-notices'
import type { Context } from '../../domain/context'
import { deleteOldForms } from '../../domain/forms/delete-old-forms'
import { deleteOldLeads } from '../../domain/leads/delete-old-leads'
import { deleteForgottenBrowsers } from '../../domain/log-in/devices'
import { deleteUnplacedPictures } from '../../domain/media/delete-unplaced-pictures'
import { deleteOldMailFailures } from '../../domain/notifications/mail-failures'
import { deleteExpiredOrderLinks } from '../../domain/orders/order-link'
import { refreshAllAccounts } from '../../domain/payment-accounts/refresh-all-accounts'
import { deleteOldPaymentEvents } from '../../domain/payments/record-event'
import { deleteOldQuotes } from '../../domain/quotes/delete-old-quotes'
import { deleteExpiredChallenges } from '../../domain/second-factors/passkey-challenges'
import { keepTotpSecrets } from '../../domain/second-factors/totp-secrets'
import { deleteOldSubmissions } from '../../domain/submissions/delete-old-submissions'
import { deleteOldUploads } from '../../domain/uploads/delete-old-uploads'
import { deleteOldDeliveries } from '../../domain/webhooks/delete-old-deliveries'
import { deleteOldUnmatched } from '../../domain/withdrawals/delete-unmatched'
import { log } from '../instance/log'
import { sweepFiles } from '../tasks/sweep-files'
import type { Queue } from './queue'

/** Every day at 4:17 in Paris, outside working hours. */
export const housekeeping: Queue = {
  name: 'housekeeping',
  options: {},
  schedule: { cron: '17 4 * * *', options: { tz: 'Europe/Paris' } },
  run: (ctx) => runSteps(ctx, { ...DELETIONS, sweepFiles, refreshAllAccounts }),
}

type Steps = Record<string, (ctx: Context) => Promise<void>>

/** The deletions; their retention periods are in content/retention.ts, or in the row itself. */
const DELETIONS: Steps = {
  deleteExpiredSessions,
  deleteForgottenBrowsers,
  deleteEndedTokens,
  deleteExpiredChallenges,
  keepTotpSecrets,
  deleteOldUploads,
  deleteOldForms,
  deleteOldSubmissions,
  deleteOldDeliveries,
  deleteOldAuditEntries,
  deleteOldLeads,
  deleteOldNotices,
  deleteOldQuotes,
  deleteOldUnmatched,
  deleteOldCounts,
  deleteOldMailFailures,
  deleteUnplacedPictures,
  deleteExpiredOrderLinks,
  deleteOldPaymentEvents,
  deleteOldFirstOrders,
  deleteExpiredLimits,
}

export const applyRetention = (ctx: Context): Promise<void> => runSteps(ctx, DELETIONS)

/** Runs every step, even after failures. Throws at the end if any failed, so that the job is retried; the error names the failed
 *  steps, whose own errors are logged. */
async function runSteps(ctx: Context, steps: Steps): Promise<void> {
  const failed: string[] = []
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(ctx)
    } catch (error) {
      log().error({ err: error, step }, 'A step of the nightly job failed')
      failed.push(step)
    }
  }
  if (failed.length > 0) throw new Error(`Steps of the nightly job failed: ${failed.join(', ')}`)
}

async function deleteExpiredLimits(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(rateLimits).where(lt(rateLimits.expire, tx.now().getTime()))
  })
}
