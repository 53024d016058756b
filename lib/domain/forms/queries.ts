import { eq } from 'drizzle-orm'
import { refusedForms } from '@/db/schema/refused-forms'
import { actingUser, type Reads } from '../context'
import type { FormState } from './schema'

/** The actor's last refused form; null when there is none, or the nightly job deleted it. */
export async function findRefusedForm(reads: Reads): Promise<FormState | null> {
  const [row] = await reads.db
    .select({ message: refusedForms.message, issues: refusedForms.issues, values: refusedForms.values })
    .from(refusedForms)
    .where(eq(refusedForms.userId, actingUser(reads).id))
  return row ? { status: 'error', ...row } : null
}
