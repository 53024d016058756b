import 'server-only'
import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { getOwnInfo } from '../domain/accounts/queries'
import { recordLockOut } from '../domain/accounts/record-lock-out'
import { actingUser, type Context } from '../domain/context'
import { DomainError, WrongCredentials } from '../domain/errors'
import { env } from '../env'
import { pool } from './database'
import { findDevice } from './device-cookie'
import { type Counter, LIMITS, type Limit, type LimitName } from './limits'
import { log } from './log'

/** Whose points are taken: `email` of the account that is meant, `device` of a browser that it knows. */
type Caller = { ctx: Context; email?: string | undefined; device?: string | null }
type Taken = { counter: Counter; key: string }

/** Takes the limit's points for a request whose body is not yet read. Does nothing for a limit that counts inputs. */
export async function limitRequest(name: LimitName | undefined, ctx: Context): Promise<void> {
  if (name && LIMITS[name].counts === 'requests') await takePoints(name, { ctx })
}

/** Runs `work` on a valid input within a limit; throws `rate_limited` with the seconds until the next point is free. */
export async function limitInput<Result>(
  name: LimitName | undefined,
  ctx: Context,
  input: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!name || LIMITS[name].counts === 'requests') return work()
  if (LIMITS[name].counts === 'inputs') {
    await takePoints(name, { ctx, email: emailIn(input) })
    return work()
  }
  const taken = await takeAttempt(name, ctx, input)
  try {
    const result = await work()
    await returnPoints(taken)
    return result
  } catch (error) {
    if (!(error instanceof WrongCredentials)) await returnPoints(taken)
    throw error
  }
}

/** Runs `work` within a limit; past it, returns without running it, so that the response gives nothing away. */
export async function withinLimit(
  name: LimitName,
  ctx: Context,
  input: { email?: string | undefined },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await takePoints(name, { ctx, email: input.email })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return
    throw error
  }
  await work()
}

/** Points for one attempt to give the password of the account that the input names, or of the actor's. A refusal is
 *  recorded. */
async function takeAttempt(name: LimitName, ctx: Context, input: unknown): Promise<Taken[]> {
  const email = emailIn(input) ?? (await getOwnInfo(ctx)).email
  const device = await findDevice(ctx, email)
  return takePoints(name, { ctx, email, device }, ({ per }) =>
    recordLockOut(ctx, { email, per }).catch((failure) =>
      log().error({ err: failure, requestId: ctx.requestId }, 'A lock-out was not recorded'),
    ),
  )
}

async function takePoints(
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

function keyOf({ per }: Counter, { ctx, email, device }: Caller): string {
  if (per === 'network') return ctx.network
  if (per === 'user') return String(actingUser(ctx).id)
  const key = per === 'device' ? device : email?.toLowerCase()
  if (!key) throw new Error(`The limit counts per ${per}, which the input does not name`)
  return per === 'email and network' ? `${key} ${ctx.network}` : key
}

const emailIn = (input: unknown) => (input as { email?: string } | undefined)?.email

/** Fits the column however long an address is, and keeps addresses out of the table. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url')

const limiters = new Map<string, RateLimiterAbstract>()

/** Counted in PostgreSQL, so that all instances share the points, unless nothing may be written of who calls. */
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
