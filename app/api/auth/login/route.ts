import { on, route } from '@/app/api/_http/route'
import { logInOperation } from '@/app/api/_wire/auth'
import { signAccessToken } from '@/lib/server/access-token'
import { limitedLogIn } from '@/lib/server/limited'
import { rememberSession } from '@/lib/server/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(logInOperation, async ({ ctx, body, address }) => {
    const session = await limitedLogIn(ctx, body, address)
    await rememberSession(session)
    return { accessToken: await signAccessToken({ userId: session.userId, sessionId: session.id }) }
  }),
)
