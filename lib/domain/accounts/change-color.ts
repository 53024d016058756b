import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { actingUser, type Context } from '../context'

/** Sets the actor's own accent colour: six hex digits, lower case, without '#'. */
export async function changeColor(ctx: Context, color: string): Promise<void> {
  const { id } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    await tx.db.update(users).set({ color }).where(eq(users.id, id))
  })
}
