import 'server-only'
import { getOwnInfo } from '../../domain/accounts/queries'
import type { Context } from '../../domain/context'
import { getOwnPasswordMark } from '../../domain/log-in/devices'
import { recordLockOut } from '../../domain/log-in/record-lock-out'
import { log } from '../instance/log'
import { findDevice } from '../session/device-cookie'
import { type Counter, LIMITS, type LimitName } from './limits'
import { countFailure, countSuccess, type Taken, takePoints } from './points'

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
  if (LIMITS[name].counts === 'successes')
    return countSuccess(await takePoints(name, { ctx, email: emailIn(input) }), work)
  return countFailure(await takeAttempt(name, ctx, input), work)
}

/** An account with a verified password. `passwordMark` identifies the password; null after a passkey alone. */
type Proven = { userId: number; passwordMark: string | null; code?: string | undefined }

/** Runs `work`, which opens a session of the account, within the account's limits of wrong codes and of log-ins. */
export const limitLogIn =
  (ctx: Context) =>
  async <Result>(proven: Proven, work: () => Promise<Result>): Promise<Result> => {
    const opened = await takePoints('openedSession', { ctx, account: String(proven.userId) })
    return countSuccess(opened, () => limitCode(ctx, proven, work))
  }

/** Runs `work`, which checks the code if one is given, within the account's limit of wrong codes. */
async function limitCode<Result>(
  ctx: Context,
  { userId, passwordMark, code }: Proven,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!code) return work()
  const caller = { ctx, account: `${userId} ${passwordMark}` }
  return countFailure(await takePoints('code', caller, lockedOut(ctx, { userId })), work)
}

/** The same for a form of the actor that takes a code of their own account. */
export async function limitOwnCode<Result>(
  ctx: Context,
  { code }: { code?: string | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  return limitCode(ctx, { ...(await getOwnPasswordMark(ctx)), code }, work)
}

/** Runs `work`, which tries a discount code, within the limit of wrong ones: those thrown as `WrongDiscountCode`, and those that
 *  `isWrong` finds in the result. Past the limit no code is tried. */
export async function limitDiscountCode<Result>(
  ctx: Context,
  code: string | undefined,
  work: () => Promise<Result>,
  isWrong?: (result: Result) => boolean,
): Promise<Result> {
  if (!code) return work()
  return countFailure(await takePoints('discountCode', { ctx }), work, isWrong)
}

/** Points for one password attempt on the account that the input names, or on the actor's. A refusal is recorded. */
async function takeAttempt(name: LimitName, ctx: Context, input: unknown): Promise<Taken[]> {
  const email = emailIn(input) ?? (await getOwnInfo(ctx)).email
  const device = await findDevice(ctx, email)
  return takePoints(name, { ctx, email, device }, lockedOut(ctx, { email }))
}

const lockedOut =
  (ctx: Context, account: { email: string } | { userId: number }) =>
  ({ per }: Counter) =>
    recordLockOut(ctx, { account, per }).catch((failure) =>
      log().error({ err: failure, requestId: ctx.requestId }, 'A lock-out was not recorded'),
    )

const emailIn = (input: unknown) => (input as { email?: string } | undefined)?.email
