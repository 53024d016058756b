import { and, desc, eq, not } from 'drizzle-orm'
import { contentDecisions, contentNotices } from '@/db/schema/content-notices'
import type { Tx } from '../context'
import { notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'

/** A notice with its latest decision, locked until the transaction ends; every verb locks it before any account or website. */
export async function lockNotice(tx: Tx, id: number) {
  requirePermission(tx, 'notices.manage')
  const [notice] = await tx.db
    .select()
    .from(contentNotices)
    .where(and(eq(contentNotices.id, id), not(contentNotices.suspicious)))
    .for('update')
  if (!notice) throw notFound()
  const [decision] = await tx.db
    .select()
    .from(contentDecisions)
    .where(eq(contentDecisions.noticeId, id))
    .orderBy(desc(contentDecisions.version))
    .limit(1)
  return { notice, decision }
}

export type Notice = typeof contentNotices.$inferSelect
export type Decision = typeof contentDecisions.$inferSelect
