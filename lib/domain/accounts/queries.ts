import type { Reads } from '../context'
import { getOwnUser } from './own-user'
import type { UserInfo } from './schema'

/** What the signed-in person may see of their own account. */
export async function getOwnInfo(reads: Reads): Promise<UserInfo> {
  const user = await getOwnUser(reads)
  return {
    id: user.id,
    color: user.color,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    hasPaymentAccount: user.stripeAccountId !== null,
    emailConfirmed: user.emailConfirmedAt !== null,
  }
}
