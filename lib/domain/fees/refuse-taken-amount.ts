import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'

const TAKEN = 'Une autre règle commence déjà à ce montant.'

/** Runs a change; `conflict` when another rule of the user begins at the same amount, even one saved concurrently. */
export async function refuseTakenAmount<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!isUniqueViolation(error, 'fee_rules_min_amount_unique')) throw error
    throw new DomainError('conflict', TAKEN, { issues: [{ path: 'minAmountCents', message: TAKEN }] })
  }
}
