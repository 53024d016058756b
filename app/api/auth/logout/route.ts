import { on, route } from '@/app/api/_http/route'
import { logOutOperation } from '@/app/api/_wire/auth'
import { endSession } from '@/lib/domain/accounts/sessions'
import { currentPerson, forgetSession } from '@/lib/server/session/session'
import { behindView } from '@/lib/server/session/view'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(logOutOperation, async ({ ctx }) => {
    // Ends both: a browser sends its cookie along with a token that may have expired.
    for (const actor of [ctx.actor, await currentPerson()]) {
      if (actor?.type === 'person') await endSession(behindView(ctx), actor.sessionId)
    }
    await forgetSession()
  }),
)
