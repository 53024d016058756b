import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'

const TAKEN = [
  {
    constraint: 'users_email_unique',
    path: 'email',
    message: 'Un compte existe déjà avec cette adresse e-mail.',
  },
  {
    constraint: 'clients_stripe_account_unique',
    path: 'stripeAccountId',
    message: 'Ce compte Stripe est déjà celui d’un autre utilisateur.',
  },
]

/** Runs a change; `conflict` where another account has the address or the Stripe account. */
export async function takenAsConflict<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const taken = TAKEN.find(({ constraint }) => isUniqueViolation(error, constraint))
    if (!taken) throw error
    const { path, message } = taken
    throw new DomainError('conflict', message, { issues: [{ path, message }] })
  }
}
