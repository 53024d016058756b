import { on, route } from '@/app/api/_http/route'
import { forgotPasswordOperation } from '@/app/api/_wire/auth'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { withinLimit } from '@/lib/server/limits/points'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(forgotPasswordOperation, ({ ctx, body: { email } }) => {
    const asked = { email, purpose: 'reset_password' } as const
    return withinLimit('linkRequest', ctx, asked, () => requestLink(ctx, asked))
  }),
)
