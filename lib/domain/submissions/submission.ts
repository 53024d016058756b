import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { submissions } from '@/db/schema/submissions'
import { findActingUser, type Reads, type Tx } from '../context'
import { DomainError } from '../errors'
import type { Keyed } from './schema'

/** A request under an idempotency key. `content`: all that identifies the change; never a password, which a hash reveals. */
export type Submission = Keyed & { of: string; content: unknown }

const userOf = ({ actor }: Pick<Reads, 'actor'>) => findActingUser(actor)?.id ?? null

function isOf(reads: Pick<Reads, 'actor'>, submissionId: string) {
  const userId = userOf(reads)
  const isCaller = userId === null ? isNull(submissions.userId) : eq(submissions.userId, userId)
  return and(eq(submissions.submissionId, submissionId), isCaller)
}

const hashOf = ({ submissionId, of, content }: Submission): string =>
  createHash('sha256')
    .update(JSON.stringify([submissionId, of, content]))
    .digest('base64url')

/** The ids created earlier under a key; null if the key is new or missing. `conflict` if the earlier content was different. */
export async function findSubmitted(reads: Reads, submission: Submission): Promise<number[] | null> {
  const { submissionId } = submission
  if (submissionId === undefined) return null
  const [earlier] = await reads.db
    .select({ hash: submissions.hash, entityIds: submissions.entityIds })
    .from(submissions)
    .where(isOf(reads, submissionId))
  if (!earlier) return null
  if (earlier.hash !== hashOf(submission))
    throw new DomainError(
      'conflict',
      'Cet envoi est déjà arrivé, avec un autre contenu. Vérifiez ce qui est enregistré, puis renvoyez.',
    )
  return earlier.entityIds
}

/** The same, but claims a new key for this transaction: a concurrent request with it waits for its end. */
export async function claimSubmission(tx: Tx, submission: Submission): Promise<number[] | null> {
  const { submissionId } = submission
  if (submissionId === undefined) return null
  const [claimed] = await tx.db
    .insert(submissions)
    .values({ userId: userOf(tx), submissionId, hash: hashOf(submission), createdAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: submissions.id })
  return claimed ? null : findSubmitted(tx, submission)
}

/** Records what a claimed submission created. */
export async function keepSubmitted(
  tx: Tx,
  { submissionId }: Keyed,
  created: readonly { id: number }[],
): Promise<void> {
  if (submissionId === undefined) return
  await tx.db
    .update(submissions)
    .set({ entityIds: created.map(({ id }) => id) })
    .where(isOf(tx, submissionId))
}
