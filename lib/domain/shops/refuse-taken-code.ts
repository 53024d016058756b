import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'

const TAKEN = 'Votre boutique a déjà ce code. Choisissez-en un autre.'

/** Runs a write of a code; `conflict` on the field when the shop already has the code. */
export async function refuseTakenCode<Written>(write: PromiseLike<Written>): Promise<Written> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error, 'discount_codes_unique')) throw error
    throw new DomainError('conflict', TAKEN, { issues: [{ path: 'code', message: TAKEN }] })
  }
}
