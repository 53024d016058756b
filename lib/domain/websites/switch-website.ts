import { eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { actingUser, type Context, type Tx } from '../context'
import { DomainError } from '../errors'
import { can } from '../permissions/policy'
import { isSwitchable, OFFLINE_BY_BILLING, offlineReason } from './policy'
import { lockWebsite } from './queries'
import type { OwnStatus, ServiceStatus, Website } from './schema'

/** Switches the actor's website offline or online. `conflict` when the agency, or an unpaid subscription, took it offline;
 *  the agency itself may always. */
export async function switchWebsite(
  ctx: Context,
  { id, status: wantedStatus }: { id: number; status: OwnStatus },
): Promise<Website> {
  return ctx.transaction(async (tx) => {
    const website = await lockWebsite(tx, id)
    if ((website.status === 'inactive') === (wantedStatus === 'inactive')) return website
    const isAgency = can(tx.actor, 'websites.manage')
    if (!isAgency && !isSwitchable(website)) throw new DomainError('conflict', offlineReason(website))
    const status = wantedStatus === 'inactive' ? wantedStatus : await statusOnline(tx, website, isAgency)
    const isOwner = actingUser(tx).clientId === website.clientId
    const inactiveBy = status === 'inactive' && isOwner ? 'owner' : null
    const [switched] = await tx.db
      .update(websites)
      .set({ status, inactiveBy })
      .where(eq(websites.id, id))
      .returning()
    if (!switched) throw new Error('The website vanished while it was locked')
    await tx.audit({
      action: 'website.changed',
      subject: { type: 'website', id },
      before: { status: website.status, inactiveBy: website.inactiveBy },
      after: { status, inactiveBy },
    })
    return switched
  })
}

/** The status on return: going offline for a while must not hide that its subscription is late or unpaid. */
export async function statusOnline(
  tx: Tx,
  { subscriptionId }: Website,
  isAgency: boolean,
): Promise<Exclude<ServiceStatus, 'inactive'>> {
  if (subscriptionId === null) return 'active'
  const [subscription] = await tx.db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .for('share')
  if (subscription?.status === 'inactive' && !isAgency) throw new DomainError('conflict', OFFLINE_BY_BILLING)
  return subscription?.status === 'late' ? 'late' : 'active'
}
