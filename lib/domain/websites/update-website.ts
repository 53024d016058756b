import { and, eq, inArray } from 'drizzle-orm'
import { apiKeys } from '@/db/schema/api-keys'
import { clients } from '@/db/schema/clients'
import { websites } from '@/db/schema/websites'
import { nextStanding } from '../billing/next-standing'
import { rankClients } from '../billing/rank-clients'
import { requireSubscription } from '../billing/require-subscription'
import { requireClient } from '../clients/require-client'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { changedFields, type Given, sameFields } from '../given-fields'
import { requirePermission } from '../permissions/require-permission'
import { lockWebsite } from './queries'
import type { Website, WebsiteInput } from './schema'

const STILL_LINKED =
  'Ce site est lié à un abonnement de son client actuel\u00a0: retirez-le avant de changer de client.'

/** Changes some fields of a website; only the agency may. `conflict` when the client changes but the former client's
 *  subscription would stay. */
export async function updateWebsite(
  ctx: Context,
  { id, changes }: { id: number; changes: Given<WebsiteInput> },
): Promise<Website> {
  requirePermission(ctx, 'websites.manage')
  return ctx.transaction(async (tx) => {
    const website = await lockWebsite(tx, id)
    const changed = { ...changedFields(website, changes), ...whoTookItOffline(website, changes) }
    if (Object.keys(changed).length === 0) return website
    const { clientId, subscriptionId } = { ...website, ...changed }
    if (changed.subscriptionId !== undefined && subscriptionId !== null) {
      const { status } = await requireSubscription(tx, { id: subscriptionId, clientId })
      // A status set by the agency stays until the subscription changes.
      if (changes.status === undefined) Object.assign(changed, nextStanding(website, status))
    }
    if (changed.clientId !== undefined) await requireClient(tx, clientId)
    if (changed.clientId !== undefined && subscriptionId !== null && changed.subscriptionId === undefined)
      throw new DomainError('conflict', STILL_LINKED)
    const [updated] = await tx.db.update(websites).set(changed).where(eq(websites.id, id)).returning()
    if (!updated) throw new Error('The website vanished while it was locked')
    if (changed.clientId !== undefined) await endKeys(tx, website)
    if (changed.clientId !== undefined || changed.subscriptionId !== undefined)
      await rankClients(tx, website.clientId, clientId)
    await tx.audit({
      action: 'website.changed',
      subject: { type: 'website', id },
      before: sameFields(website, changed),
      after: changed,
    })
    return updated
  })
}

/** Deletes the former client's keys: they already open nothing, and must not if the site returns to that client. */
async function endKeys(tx: Tx, { id, clientId }: Website): Promise<void> {
  const owner = tx.db.select({ id: clients.ownerId }).from(clients).where(eq(clients.id, clientId))
  await tx.db.delete(apiKeys).where(and(eq(apiKeys.websiteId, id), inArray(apiKeys.userId, owner)))
}

/** A site set inactive by the agency is offline by the agency's decision, even if its owner had taken it offline before. One
 *  that is offline for an unpaid subscription stays so until it is paid. */
function whoTookItOffline(
  { inactiveBy }: Website,
  { status }: Given<WebsiteInput>,
): Pick<Website, 'inactiveBy'> | null {
  if (status === undefined || inactiveBy === null) return null
  return status === 'inactive' && inactiveBy === 'billing' ? null : { inactiveBy: null }
}
