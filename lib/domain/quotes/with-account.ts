import { hashPassword } from '../accounts/password'
import type { ActingUser, Context, Tx } from '../context'
import { isUniqueViolation } from '../database-errors'

/** Runs a change that may create an account. If a concurrent one creates the same account, it runs again and joins that one. */
export async function withAccount<T>(
  ctx: Context,
  change: (tx: Tx, passwordHash: string) => Promise<T>,
): Promise<T> {
  // Before the transaction, because hashing is slow. The password is random.
  const passwordHash = await hashPassword(crypto.randomUUID() + crypto.randomUUID())
  const run = () => ctx.transaction((tx) => change(tx, passwordHash))
  try {
    return await run()
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error
    return run()
  }
}

/** The same transaction with the rights of the client that a mailed link authenticates. */
export const asClient = (tx: Tx, client: ActingUser): Tx => ({
  ...tx,
  actor: { type: 'system', job: 'quote', onBehalfOf: client },
})
