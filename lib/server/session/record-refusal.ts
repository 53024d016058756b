import type { AuditEntry } from '../../domain/audit/schema'
import { type Context, isViewed } from '../../domain/context'
import { DomainError } from '../../domain/errors'
import { log } from '../instance/log'

type Subject = Extract<AuditEntry, { action: 'access.refused' }>['subject']

/** Writes a 403 by role or origin to the audit log, in its own transaction: the refused one was rolled back. The refusal stands
 *  even if this fails. */
export async function recordRefusal(ctx: Context, error: unknown, subject: Subject): Promise<void> {
  if (!(error instanceof DomainError) || error.code !== 'forbidden') return
  // A viewing administrator may write nothing, not even this.
  if (isViewed(ctx.actor)) return
  await ctx
    .transaction((tx) => tx.audit({ action: 'access.refused', subject }))
    .catch((failure) => log().error({ err: failure, requestId: ctx.requestId }, 'A refusal was not recorded'))
}
