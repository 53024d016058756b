import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { mailPerson } from '../notifications/mail-person'
import { RECIPIENT_COLUMNS } from '../notifications/recipient-columns'
import type { Decision, Notice } from './lock-notice'

/** Mails a decision to the sender of its notice, and to the client whose content it is about, each with their remedies. */
export async function mailDecision(tx: Tx, notice: Notice, decision: Decision): Promise<void> {
  const { id: noticeId, reference, senderEmail } = notice
  const {
    id: decisionId,
    clientId,
    version,
    outcome,
    what,
    scope,
    duration,
    reasons,
    ground,
    groundText,
  } = decision
  const statement = { outcome, what, scope, duration, reasons, ground, groundText }
  const about = { decisionId, noticeId, reference, isRevision: version > 1, statement }
  if (senderEmail !== null)
    await tx.enqueue({ queue: 'mail', mail: { kind: 'content-notice-decided', ...about, to: senderEmail } })
  if (clientId === null) return
  const [owner] = await tx.db.select(RECIPIENT_COLUMNS).from(users).where(eq(users.id, clientId))
  if (owner) await mailPerson(tx, owner, { kind: 'content-restricted', ...about })
}
