import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { LinkPurpose } from '../../domain/accounts/link-purpose'
import { actingUser, type Context } from '../../domain/context'
import { DomainError, WrongCredentials, WrongDiscountCode } from '../../domain/errors'
import { env } from '../../env'
import { pool } from '../database'
import { type Counter, LIMITS, type Limit, type LimitName } from './limits'

/** The caller whose points are taken: `email` of the account, `device` of a browser that it knows, `account` of a person who gave
 *  its password. */
type Caller = {
  ctx: Context
  email?: string | undefined
  purpose?: LinkPurpose
  device?: string | null
  account?: string
}
export type Taken = { counter: Counter; key: string }

/** Takes a point of each of the limit's counters, or none; `rate_limited` with the seconds until the next point is free. */
export async function takePoints(
  name: LimitName,
  caller: Caller,
  onRefusal?: (counter: Counter) => Promise<void>,
): Promise<Taken[]> {
  const limit: Limit = LIMITS[name]
  const taken: Taken[] = []
  for (const counter of caller.device && limit.ofDevice ? [limit.ofDevice] : limit.counters) {
    const key = digest(keyOf(counter, caller))
    try {
      await limiter(counter).consume(key)
      taken.push({ counter, key })
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      await returnPoints(taken)
      await onRefusal?.(counter)
      throw new DomainError('rate_limited', limit.message, {
        retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      })
    }
  }
  return taken
}

async function returnPoints(taken: Taken[]): Promise<void> {
  await Promise.all(taken.map(({ counter, key }) => limiter(counter).reward(key)))
}

function keyOf({ per }: Counter, { ctx, email, purpose, device, account }: Caller): string {
  if (per === 'network') return ctx.network
  if (per === 'user') return String(actingUser(ctx).id)
  const key = per === 'device' ? device : per === 'account' ? account : email?.toLowerCase()
  if (!key || (per === 'email and purpose' && !purpose))
    throw new Error(`The limit counts per ${per}, which the input does not name`)
  if (per === 'email and purpose') return `${key} ${purpose}`
  return per === 'email and network' ? `${key} ${ctx.network}` : key
}

/** Runs `work` for points that only wrong credentials and codes use up, thrown or detected by `isWrong` in the result. */
export async function countFailure<Result>(
  taken: Taken[],
  work: () => Promise<Result>,
  isWrong: (result: Result) => boolean = () => false,
): Promise<Result> {
  try {
    const result = await work()
    if (!isWrong(result)) await returnPoints(taken)
    return result
  } catch (error) {
    const isWrongOne = error instanceof WrongCredentials || error instanceof WrongDiscountCode
    if (!isWrongOne) await returnPoints(taken)
    throw error
  }
}

/** Runs `work` for points that only a success uses up; a result of `false` is not a success. */
export async function countSuccess<Result>(taken: Taken[], work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work()
    if (result === false) await returnPoints(taken)
    return result
  } catch (error) {
    await returnPoints(taken)
    throw error
  }
}

/** Runs `work` within a limit; past it, returns without running it, so that the response reveals nothing. If the limit counts
 *  successes, a result of `false` is not a success. */
export async function withinLimit(
  name: LimitName,
  ctx: Context,
  { email, purpose }: { email?: string; purpose?: LinkPurpose },
  work: () => Promise<unknown>,
): Promise<void> {
  const taken = await takePoints(name, { ctx, ...(email && { email }), ...(purpose && { purpose }) }).catch(
    (error) => {
      if (error instanceof DomainError && error.code === 'rate_limited') return null
      throw error
    },
  )
  if (!taken) return
  if (LIMITS[name].counts === 'successes') await countSuccess(taken, work)
  else await work()
}

/** Fits the column for addresses of any length, and keeps addresses out of the table. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url')

const limiters = new Map<string, RateLimiterAbstract>()

/** Counted in PostgreSQL, so that all instances share the points, unless the caller must not be stored. */
function limiter({ key, points, seconds, isUnwritten }: Counter): RateLimiterAbstract {
  const known = limiters.get(key)
  if (known) return known
  const options = { keyPrefix: key, points: Math.ceil(points * env().RATE_LIMIT_SCALE), duration: seconds }
  const made = isUnwritten
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({
        ...options,
        storeClient: pool(),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
      })
  limiters.set(key, made)
  return made
}
