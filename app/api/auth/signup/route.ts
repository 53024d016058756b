import { on, route } from '@/app/api/_http/route'
import { signUpOperation } from '@/app/api/_wire/auth'
import { signUp } from '@/lib/domain/accounts/sign-up'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(signUpOperation, async ({ ctx, body }) => {
    const { id } = await signUp(ctx, body)
    return { Id: id }
  }),
)
