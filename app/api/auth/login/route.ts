import { on, route } from '@/app/api/_http/route'
import { logInOperation } from '@/app/api/_wire/auth'
import { logIn } from '@/lib/domain/log-in/log-in'
import { limitLogIn } from '@/lib/server/limits/rate-limits'
import { signAccessToken } from '@/lib/server/session/access-token'
import { rememberLogIn, thisBrowser } from '@/lib/server/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(logInOperation, async ({ ctx, body }) => {
    const session = await logIn(ctx, { ...body, ...(await thisBrowser()) }, limitLogIn(ctx))
    await rememberLogIn(ctx, session)
    return { accessToken: await signAccessToken({ userId: session.userId, sessionId: session.id }) }
  }),
)
