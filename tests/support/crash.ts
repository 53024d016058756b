import type { Context } from '@/lib/domain/context'

class Crash extends Error {}

/** The same context in a process that dies at its n-th step. Steps are before and after a transaction, a commit and a
 *  provider call. */
export function crashingAt(ctx: Context, last: number): Context {
  let steps = 0
  const step = () => {
    if (steps >= last) throw new Crash()
    steps += 1
  }
  async function around<T>(work: () => Promise<T>): Promise<T> {
    step()
    const result = await work()
    step()
    return result
  }
  const crashing = <Calls extends object>(calls: Calls) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (...args: never[]) => around(async () => (call as (...all: never[]) => unknown)(...args)),
      ]),
    ) as unknown as Calls
  const payments = crashing(ctx.providers.payments)
  const platformPayments = crashing(ctx.providers.platformPayments)
  return Object.create(ctx, {
    providers: { value: { ...ctx.providers, payments, platformPayments } },
    transaction: {
      value: <T>(work: Parameters<typeof ctx.transaction<T>>[0]) =>
        around(() =>
          ctx.transaction(async (tx) => {
            const result = await work(tx)
            step()
            return result
          }),
        ),
    },
  })
}

/** The result of work in a process that may crash; null if it crashed. */
export async function crash<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error) => {
    if (error instanceof Crash) return null
    throw error
  })
}
