import { eq } from 'drizzle-orm'
import { projectRequests } from '@/db/schema/project-requests'
import { insertSubscription } from '../billing/insert-subscription'
import type { Context } from '../context'
import { DomainError, notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { insertWebsite } from '../websites/insert-website'
import type { ProjectConversion } from './lead'
import { offerOf } from './offer'

/** Turns a project into a website of its client, with the chosen subscription, if any. `conflict` when it is already one,
 *  also when two administrators convert it at once. */
export async function convertProject(
  ctx: Context,
  { id, name, url, dueDate }: ProjectConversion & { id: number },
): Promise<{ websiteId: number }> {
  requirePermission(ctx, 'leads.manage')
  requirePermission(ctx, 'websites.manage')
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const [request] = await tx.db
      .select()
      .from(projectRequests)
      .where(eq(projectRequests.id, id))
      .for('update')
    if (!request) throw notFound()
    if (request.websiteId !== null)
      throw new DomainError('conflict', `Ce projet est déjà le site n°\u00a0${request.websiteId}.`)
    const { clientId } = request
    const offer = offerOf(request)
    const wanted = offer && { clientId, name: null, ...offer, dueDate, status: 'active' as const }
    const subscriptionId = wanted ? (await insertSubscription(tx, wanted)).id : null
    const { id: websiteId } = await insertWebsite(tx, {
      clientId,
      subscriptionId,
      name,
      url,
      imageUrl: null,
      status: 'active',
    })
    await tx.db.update(projectRequests).set({ websiteId, status: 'done' }).where(eq(projectRequests.id, id))
    await tx.audit({
      action: 'project.converted',
      subject: { type: 'project', id },
      after: { websiteId, subscriptionId },
    })
    return { websiteId }
  })
}
