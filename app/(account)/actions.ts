'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'
import { requestPasswordReset } from '@/lib/domain/accounts/request-password-reset'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { returnPath } from '@/lib/domain/accounts/return-path'
import { ConfirmEmail, ForgottenPassword, LogIn, ResetPassword } from '@/lib/domain/accounts/schema'
import { endSession } from '@/lib/domain/accounts/sessions'
import { checkbox } from '@/lib/domain/fields'
import { formAction } from '@/lib/server/form-action'
import { limitedLogIn } from '@/lib/server/limited'
import { takePoint } from '@/lib/server/rate-limits'
import { isSameOrigin } from '@/lib/server/same-origin'
import { currentContext, forgetSession, rememberSession } from '@/lib/server/session'

const LogInForm = LogIn.omit({ admin: true }).extend({ rememberMe: checkbox, from: z.string().optional() })

export const logInAction = formAction(
  { schema: LogInForm, access: 'public' },
  async ({ ctx, address }, { from, ...input }) => {
    await rememberSession(await limitedLogIn(ctx, { ...input, admin: false }, address))
    redirect(returnPath(from))
  },
)

export const forgotPasswordAction = formAction(
  { schema: ForgottenPassword, access: 'public' },
  async ({ ctx, address }, { email }) => {
    await takePoint('forgot', address)
    await requestPasswordReset(ctx, email)
    return { values: { email } }
  },
)

export const resetPasswordAction = formAction(
  { schema: ResetPassword, access: 'public' },
  async ({ ctx }, { token, password }) => {
    await resetPassword(ctx, token, password)
    await forgetSession()
    redirect('/login?motif=mot-de-passe')
  },
)

export const confirmEmailAction = formAction(
  { schema: ConfirmEmail, access: 'public' },
  async ({ ctx }, { token }) => {
    await confirmEmail(ctx, token)
    return undefined
  },
)

/** Ends the session everywhere it is used. A request from another site changes nothing. */
export async function logOutAction(): Promise<void> {
  if (!isSameOrigin(await headers())) return
  const ctx = await currentContext()
  if (ctx.actor) await endSession(ctx, ctx.actor.sessionId)
  await forgetSession()
  redirect('/login')
}
