import { on, route } from '@/app/api/_http/route'
import { refreshTokenOperation } from '@/app/api/_wire/auth'
import { DomainError } from '@/lib/domain/errors'
import { signAccessToken } from '@/lib/server/session/access-token'
import { currentPerson } from '@/lib/server/session/session'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(refreshTokenOperation, async () => {
    const person = await currentPerson()
    if (!person) throw new DomainError('unauthenticated', 'Failed to refresh token')
    return { accessToken: await signAccessToken({ userId: person.id, sessionId: person.sessionId }) }
  }),
)
