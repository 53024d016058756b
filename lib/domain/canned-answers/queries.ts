import { asc, eq, sql } from 'drizzle-orm'
import { cannedAnswers } from '@/db/schema/canned-answers'
import type { Reads, Tx } from '../context'
import { notFound } from '../errors'
import { requireStaff } from '../tickets/require-staff'
import { CANNED_ANSWERS_MAX, type CannedAnswer } from './schema'

const COLUMNS = { id: cannedAnswers.id, title: cannedAnswers.title, body: cannedAnswers.body }

/** All of them, by title. */
export async function listCannedAnswers(reads: Reads): Promise<CannedAnswer[]> {
  requireStaff(reads)
  return reads.db
    .select(COLUMNS)
    .from(cannedAnswers)
    .orderBy(asc(sql`fold_text(${cannedAnswers.title})`), asc(cannedAnswers.id))
    .limit(CANNED_ANSWERS_MAX)
}

export async function lockCannedAnswer(tx: Tx, id: number): Promise<CannedAnswer> {
  requireStaff(tx)
  const [answer] = await tx.db
    .select(COLUMNS)
    .from(cannedAnswers)
    .where(eq(cannedAnswers.id, id))
    .for('update')
  if (!answer) throw notFound()
  return answer
}
