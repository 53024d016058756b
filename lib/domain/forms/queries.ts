import { eq } from 'drizzle-orm'
import { refusedForms } from '@/db/schema/refused-forms'
import { type Context, requireActor } from '../context'
import type { FormState } from './schema'

/** One's own last refused form; null when there is none, or the night has taken it. */
export async function findRefusedForm(ctx: Context): Promise<FormState | null> {
  const [row] = await ctx.db
    .select({ message: refusedForms.message, issues: refusedForms.issues, values: refusedForms.values })
    .from(refusedForms)
    .where(eq(refusedForms.userId, requireActor(ctx).id))
  return row ? { status: 'error', ...row } : null
}
