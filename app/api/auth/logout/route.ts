import { on, route } from '@/app/api/_http/route'
import { logOutOperation } from '@/app/api/_wire/auth'
import { endSession } from '@/lib/domain/accounts/sessions'
import { contextOfViewer } from '@/lib/server/session/context-of-viewer'
import { currentPerson, forgetSession } from '@/lib/server/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(logOutOperation, async ({ ctx }) => {
    // Ends both: a browser sends its cookie along with a token that may have expired.
    for (const actor of [ctx.actor, await currentPerson()]) {
      if (actor?.type === 'person') await endSession(contextOfViewer(ctx), actor.sessionId)
    }
    await forgetSession()
  }),
)
