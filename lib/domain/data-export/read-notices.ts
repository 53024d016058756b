import { and, asc, eq, sql } from 'drizzle-orm'
import { contentDecisions, contentNotices } from '@/db/schema/content-notices'
import { getOwnAccount } from '../accounts/own-account'
import { actingUser, type Reads } from '../context'

/** Notices of illegal content that were sent from the account's address, once that is known to be the person's, and what was
 *  decided about their own content. */
export async function readNotices(reads: Reads) {
  const { email, emailConfirmed } = await getOwnAccount(reads)
  const sent = emailConfirmed
    ? await reads.db
        .select({
          reference: contentNotices.reference,
          category: contentNotices.category,
          locations: contentNotices.locations,
          explanation: contentNotices.explanation,
          name: contentNotices.senderName,
          createdAt: contentNotices.createdAt,
        })
        .from(contentNotices)
        .where(
          and(
            sql`lower(${contentNotices.senderEmail}) = ${email.toLowerCase()}`,
            eq(contentNotices.suspicious, false),
          ),
        )
        .orderBy(asc(contentNotices.id))
    : []
  const decisions = await reads.db
    .select({
      reference: contentNotices.reference,
      outcome: contentDecisions.outcome,
      what: contentDecisions.what,
      scope: contentDecisions.scope,
      duration: contentDecisions.duration,
      reasons: contentDecisions.reasons,
      ground: contentDecisions.ground,
      groundText: contentDecisions.groundText,
      decidedAt: contentDecisions.decidedAt,
      contestedAt: contentDecisions.contestedAt,
    })
    .from(contentDecisions)
    .innerJoin(contentNotices, eq(contentNotices.id, contentDecisions.noticeId))
    .where(eq(contentDecisions.clientId, actingUser(reads).clientId))
    .orderBy(asc(contentDecisions.id))
  return { sent, decisions }
}
