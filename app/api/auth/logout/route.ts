import { on, route } from '@/app/api/_http/route'
import { logOutOperation } from '@/app/api/_wire/auth'
import { endSession } from '@/lib/domain/accounts/sessions'
import { forgetSession } from '@/lib/server/session'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  on(logOutOperation, async ({ ctx }) => {
    if (ctx.actor) await endSession(ctx, ctx.actor.sessionId)
    await forgetSession()
  }),
)
