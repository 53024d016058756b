import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '../domain/errors'
import { env } from '../env'
import { pool } from './database'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Points per seconds. Counted in PostgreSQL, so that all instances share them. */
const LIMITS = {
  loginAddress: { points: 10, duration: 15 * MINUTE },
  loginIp: { points: 50, duration: 15 * MINUTE },
  signup: { points: 20, duration: HOUR },
  forgot: { points: 10, duration: HOUR },
  mail: { points: 10, duration: HOUR },
  upload: { points: 60, duration: MINUTE },
  // Each is sent at once to an address of somebody's choice.
  webhook: { points: 20, duration: MINUTE },
  mailTotal: { points: 200, duration: 24 * HOUR },
} as const

export type LimitName = keyof typeof LIMITS

const limiters = new Map<LimitName, RateLimiterPostgres>()

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const { points, duration } = LIMITS[name]
  const made = new RateLimiterPostgres({
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: Math.ceil(points * env().RATE_LIMIT_SCALE),
    duration,
  })
  limiters.set(name, made)
  return made
}

/** Fits the column however long an address is, and keeps addresses out of the table. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Takes one point, or throws `rate_limited` with the seconds until the next is free. */
export async function takePoint(name: LimitName, key: string): Promise<void> {
  try {
    await limiter(name).consume(digest(key))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new DomainError('rate_limited', undefined, {
      retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
    })
  }
}

/** Gives a point back: only failures count. */
export async function returnPoint(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(digest(key))
}
