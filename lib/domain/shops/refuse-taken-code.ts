import { isUniqueViolation } from '../database-errors'
import { DomainError } from '../errors'

const TAKEN = 'Votre boutique a déjà ce code. Choisissez-en un autre.'

/** Runs a write of a code; `conflict` at the code when the shop has it already. */
export async function refuseTakenCode<Written>(write: PromiseLike<Written>): Promise<Written> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error, 'discount_codes_unique')) throw error
    throw new DomainError('conflict', TAKEN, { issues: [{ path: 'code', message: TAKEN }] })
  }
}
