import { sql } from 'drizzle-orm'
import { refusedForms } from '@/db/schema/refused-forms'
import { actingUser, type Context } from '../context'
import type { FormState } from './schema'

/** More than any field takes. */
const LONGEST_VALUE = 20_000

/** Stores a form that was sent without script and refused, in place of the person's last one, until the nightly job. */
export async function keepRefusedForm(
  ctx: Context,
  { message = '', issues, values }: Pick<FormState, 'message' | 'issues' | 'values'>,
): Promise<void> {
  const { id: userId } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(refusedForms)
      .values({ userId, message, issues, values: cleanValues(values) })
      .onConflictDoUpdate({
        target: refusedForms.userId,
        set: {
          message: sql`excluded.message`,
          issues: sql`excluded.issues`,
          values: sql`excluded.values`,
          createdAt: sql`now()`,
        },
      })
  })
}

/** PostgreSQL stores no NUL. */
const cleanValues = (values: FormState['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      text.slice(0, LONGEST_VALUE).replaceAll('\0', '').toWellFormed(),
    ]),
  )
