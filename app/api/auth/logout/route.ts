import { on, route } from '@/app/api/_http/route'
import { logOutOperation } from '@/app/api/_wire/auth'
import { endSession } from '@/lib/domain/accounts/sessions'
import { currentPerson, forgetSession } from '@/lib/server/session'
import { behindView } from '@/lib/server/view'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(logOutOperation, async ({ ctx }) => {
    // Both, as a browser sends its cookie beside a token that may have expired meanwhile.
    for (const actor of [ctx.actor, await currentPerson()]) {
      if (actor?.type === 'person') await endSession(behindView(ctx), actor.sessionId)
    }
    await forgetSession()
  }),
)
