import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { DomainError, invalidField } from '../errors'
import { PASSWORD_MIN } from './schema'

// OWASP's argon2id parameters. A hash takes a core for some 20 ms: two at a time leave the rest of the product alive.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_WAITING = 20
const hashing = pLimit(2)

/** The hash of no password: compared with when the address is unknown, so that both cases cost the same. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$1vTr/qd6pO5PJEZb55i7RA$MpGRG+UKhfnLQ7tEyVtyYkA0qvmSwwmA1l2fMecQh3o'

const common = new Set(
  (dictionary['passwords-common'] ?? []).map(String).filter((password) => password.length >= PASSWORD_MIN),
)

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= MAX_WAITING) throw new DomainError('unavailable', undefined, { retryAfter: 2 })
  return hashing(work)
}

/** Argon2id hash in PHC form. `unavailable` when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, PARAMETERS))
}

/** Whether the password fits the hash; without a hash the same work is done and the answer is no. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  return queued(async () => (await verify(passwordHash ?? NOBODY, password)) && passwordHash !== undefined)
}

/** Refuses passwords that lists of leaked ones hold. `path` is the field the refusal is shown at. */
export function refuseCommonPassword(password: string, path: string): void {
  const simple = password.toLowerCase()
  if (common.has(simple) || new Set(simple).size < 4) {
    throw invalidField(path, 'Ce mot de passe est trop courant : choisissez-en un plus personnel.')
  }
}
