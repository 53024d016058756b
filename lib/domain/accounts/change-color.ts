import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { type Context, requireActor } from '../context'

/** Sets one's own accent colour: six hex digits, lower case, without '#'. */
export async function changeColor(ctx: Context, color: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ color })
    .where(eq(users.id, requireActor(ctx).id))
}
