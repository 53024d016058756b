import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { DomainError } from '../errors'

// OWASP's argon2id parameters. A hash takes a core for some 20 ms: a low concurrency keeps the rest of the product responsive.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_WAITING = 20

/** Log-in has its own slots, which nothing else can fill. */
const LIMITS = { logIn: pLimit(2), other: pLimit(1) }
type Purpose = keyof typeof LIMITS

/** A hash that no password matches: compared when the address is unknown, so that both cases cost the same. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$1vTr/qd6pO5PJEZb55i7RA$MpGRG+UKhfnLQ7tEyVtyYkA0qvmSwwmA1l2fMecQh3o'

function queued<T>(purpose: Purpose, work: () => Promise<T>): Promise<T> {
  const limit = LIMITS[purpose]
  if (limit.pendingCount >= MAX_WAITING) throw new DomainError('unavailable', undefined, { retryAfter: 2 })
  return limit(work)
}

/** Argon2id hash in PHC form. `unavailable` when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return queued('other', () => hash(password, PARAMETERS))
}

/** Whether the password matches the hash; without a hash it does the same work and returns false. */
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
