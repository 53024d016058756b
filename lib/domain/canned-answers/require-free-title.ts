import { and, eq, ne, sql } from 'drizzle-orm'
import { cannedAnswers } from '@/db/schema/canned-answers'
import type { Tx } from '../context'
import { DomainError } from '../errors'

const TAKEN = 'Une réponse porte déjà ce titre. Choisissez-en un autre.'

/** `conflict` at the title when another answer has it, ignoring case. Changes run one after the other. */
export async function requireFreeTitle(tx: Tx, title: string, ownId = 0): Promise<void> {
  await tx.db.execute(sql`lock table ${cannedAnswers} in share row exclusive mode`)
  const [other] = await tx.db
    .select({ id: cannedAnswers.id })
    .from(cannedAnswers)
    .where(and(eq(sql`lower(${cannedAnswers.title})`, sql`lower(${title})`), ne(cannedAnswers.id, ownId)))
  if (other) throw new DomainError('conflict', TAKEN, { issues: [{ path: 'title', message: TAKEN }] })
}
