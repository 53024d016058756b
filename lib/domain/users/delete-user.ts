import { and, eq, isNotNull } from 'drizzle-orm'
import { accountTokens } from '@/db/schema/account-tokens'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { isForeignKeyViolation } from '../database-errors'
import { DomainError } from '../errors'
import { forgetPerson } from '../jobs/forget-person'
import { dependentsText, findDependents } from './dependents'
import { lockAmongAdmins } from './lock-user'

/** Deletes an account with its sessions, links and fee rules, and the jobs that name it. `conflict` for the last
 *  administrator, and while a website, subscription, order or ticket depends on it. */
export async function deleteUser(ctx: Context, id: number): Promise<void> {
  try {
    await ctx.transaction(async (tx) => {
      const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
      if (isLastAdmin)
        throw new DomainError(
          'conflict',
          'C’est le dernier administrateur\u00a0: il ne peut pas être supprimé.',
        )
      const refusal = dependentsText((await findDependents(tx, [id])).get(id) ?? [])
      if (refusal) throw new DomainError('conflict', refusal)
      const links = await tx.db
        .select({ email: accountTokens.email })
        .from(accountTokens)
        .where(and(eq(accountTokens.userId, id), isNotNull(accountTokens.email)))
      await tx.db.delete(users).where(eq(users.id, id))
      const addresses = [user.email, ...links.flatMap(({ email }) => email ?? [])]
      await forgetPerson(tx, { addresses, name: `${user.firstName} ${user.lastName}` })
      await tx.audit({
        action: 'user.deleted',
        subject: { type: 'user', id },
        before: { role: user.role },
      })
    })
  } catch (error) {
    // A dependent row was added in the meantime.
    if (!isForeignKeyViolation(error)) throw error
    throw new DomainError(
      'conflict',
      'Ce compte ne peut pas être supprimé\u00a0: quelque chose en dépend encore.',
    )
  }
}
