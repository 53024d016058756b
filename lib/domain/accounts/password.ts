import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { DomainError } from '../errors'

// OWASP's argon2id parameters. A hash takes a core for some 20 ms: few at a time leave the rest of the product alive.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_WAITING = 20

/** Log-in has places of its own, which nothing else can fill. */
const PLACES = { logIn: pLimit(2), other: pLimit(1) }
type Purpose = keyof typeof PLACES

/** The hash of no password: compared with when the address is unknown, so that both cases cost the same. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$1vTr/qd6pO5PJEZb55i7RA$MpGRG+UKhfnLQ7tEyVtyYkA0qvmSwwmA1l2fMecQh3o'

function queued<T>(purpose: Purpose, work: () => Promise<T>): Promise<T> {
  const places = PLACES[purpose]
  if (places.pendingCount >= MAX_WAITING) throw new DomainError('unavailable', undefined, { retryAfter: 2 })
  return places(work)
}

/** Argon2id hash in PHC form. `unavailable` when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return queued('other', () => hash(password, PARAMETERS))
}

/** Whether the password fits the hash; without a hash the same work is done and the answer is no. */
export async function passwordFits(
  password: string,
  passwordHash: string | undefined,
  purpose: Purpose = 'other',
): Promise<boolean> {
  return queued(
    purpose,
    async () => (await verify(passwordHash ?? NO_PASSWORD, password)) && passwordHash !== undefined,
  )
}
