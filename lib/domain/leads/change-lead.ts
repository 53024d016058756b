import { and, eq, not } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { projectRequests } from '@/db/schema/project-requests'
import type { Context, Tx } from '../context'
import { notFound } from '../errors'
import { forgetLead } from '../jobs/forget-person'
import { requirePermission } from '../permissions/require-permission'
import type { Lead, LeadChange, LeadStatus } from './lead'

export type LeadKey = Pick<Lead, 'kind' | 'id'>

const subject = ({ kind, id }: LeadKey) => ({ type: kind === 'projet' ? ('project' as const) : kind, id })

/** Sets the status and notes of a lead. */
export async function changeLead(
  ctx: Context,
  { kind, id, status, notes }: LeadKey & LeadChange,
): Promise<void> {
  requirePermission(ctx, 'leads.manage')
  await ctx.transaction(async (tx) => {
    const before = await lockLead(tx, { kind, id })
    if (kind === 'projet')
      await tx.db.update(projectRequests).set({ status, notes }).where(eq(projectRequests.id, id))
    else await tx.db.update(contactMessages).set({ status, notes }).where(eq(contactMessages.id, id))
    if (before.status !== status)
      await tx.audit({ action: 'lead.changed', subject: subject({ kind, id }), before, after: { status } })
  })
}

/** Deletes a lead. A project's ticket and its website stay. */
export async function deleteLead(ctx: Context, key: LeadKey): Promise<void> {
  requirePermission(ctx, 'leads.manage')
  await ctx.transaction(async (tx) => {
    const before = await lockLead(tx, key)
    if (key.kind === 'projet') await tx.db.delete(projectRequests).where(eq(projectRequests.id, key.id))
    else await tx.db.delete(contactMessages).where(eq(contactMessages.id, key.id))
    await forgetLead(tx, key)
    await tx.audit({ action: 'lead.deleted', subject: subject(key), before })
  })
}

async function lockLead(tx: Tx, { kind, id }: LeadKey): Promise<{ status: LeadStatus }> {
  const [lead] =
    kind === 'projet'
      ? await tx.db
          .select({ status: projectRequests.status })
          .from(projectRequests)
          .where(eq(projectRequests.id, id))
          .for('update')
      : await tx.db
          .select({ status: contactMessages.status })
          .from(contactMessages)
          .where(and(eq(contactMessages.id, id), not(contactMessages.suspicious)))
          .for('update')
  if (!lead) throw notFound()
  return lead
}
