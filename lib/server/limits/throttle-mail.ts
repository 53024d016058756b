import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { mailTurns } from '@/db/schema/mail-turns'
import type { Context } from '../../domain/context'

/** Milliseconds between two mails, over all queues and instances: four a second, where the provider allows five. */
const PACE = 250
const pace = sql`make_interval(secs => ${PACE / 1000})`

/** Waits until the next mail may be sent, first come, first served. `rate-limiter-flexible` counts mails per window, so that the
 *  end of one and the start of the next could exceed the provider's limit together. */
export async function throttleMail(ctx: Context): Promise<void> {
  const wait = await ctx.transaction(async (tx) => {
    const [turn] = await tx.db
      .insert(mailTurns)
      .values({ nextAt: sql`clock_timestamp() + ${pace}` })
      .onConflictDoUpdate({
        target: mailTurns.id,
        set: { nextAt: sql`greatest(${mailTurns.nextAt}, clock_timestamp()) + ${pace}` },
      })
      .returning({
        wait: sql<number>`extract(epoch from ${mailTurns.nextAt} - ${pace} - clock_timestamp())::float8`,
      })
    return turn?.wait ?? 0
  })
  if (wait > 0) await setTimeout(wait * 1000)
}
