'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { ConfirmEmail, ForgottenPassword, ResetPassword } from '@/lib/domain/accounts/schema'
import { endSession } from '@/lib/domain/accounts/sessions'
import { SecondFactorNeeded } from '@/lib/domain/errors'
import { checkbox, jsonOf } from '@/lib/domain/fields'
import { completeLogIn } from '@/lib/domain/log-in/complete-log-in'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInWithPasskey } from '@/lib/domain/log-in/log-in-with-passkey'
import { LogIn } from '@/lib/domain/log-in/schema'
import { requestPasskey } from '@/lib/domain/second-factors/request-passkey'
import { Assertion, RequiredCode } from '@/lib/domain/second-factors/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { withinLimit } from '@/lib/server/limits/points'
import { limitInput, limitLogIn } from '@/lib/server/limits/rate-limits'
import { contextOfViewer } from '@/lib/server/session/context-of-viewer'
import { findPendingLogIn, keepPendingLogIn } from '@/lib/server/session/pending-log-in'
import { forgetSession, rememberLogIn, thisBrowser } from '@/lib/server/session/session'
import { codeStep, returnPathAfterLogin } from './login/return-path-after-login'

const From = z.object({ from: z.string().optional() })
const LogInForm = LogIn.omit({ admin: true, code: true }).extend({ rememberMe: checkbox, ...From.shape })

export const logInAction = formAction(
  { schema: LogInForm, access: 'public', limit: 'login' },
  async (ctx, { from, ...input }) => {
    try {
      const asked = { ...input, admin: false, ...(await thisBrowser()) }
      await rememberLogIn(ctx, await logIn(ctx, asked, limitLogIn(ctx)))
    } catch (error) {
      if (!(error instanceof SecondFactorNeeded)) throw error
      await keepPendingLogIn({ ...error.proven, email: input.email, rememberMe: input.rememberMe })
      return { document: codeStep(from) }
    }
    return { document: returnPathAfterLogin(from) }
  },
)

/** The second step, after the right password; it counts as an attempt at the same log-in. */
export const submitCodeAction = formAction(
  { schema: From.extend({ code: RequiredCode }), access: 'public' },
  async (ctx, { from, code }) => {
    const pending = await findPendingLogIn()
    if (!pending) return { document: codeStep(from) }
    const { userId, passwordMark, email, rememberMe: remembered } = pending
    await limitInput('login', ctx, { email }, async () =>
      rememberLogIn(
        ctx,
        await limitLogIn(ctx)({ userId, passwordMark, code }, async () =>
          completeLogIn(ctx, { userId, passwordMark, code, remembered, ...(await thisBrowser()) }),
        ),
      ),
    )
    return { document: returnPathAfterLogin(from) }
  },
)

/** The challenge for a passkey to sign: for a log-in, or in place of a code. */
export const requestPasskeyAction = formAction(
  { schema: z.object({}), access: 'public', limit: 'passkeyLogIn' },
  async (ctx) => {
    const { challengeId, options } = await requestPasskey(ctx)
    return { values: { challengeId, options: JSON.stringify(options) } }
  },
)

export const logInWithPasskeyAction = formAction(
  {
    schema: From.extend({ challengeId: z.uuid(), assertion: jsonOf(Assertion), rememberMe: checkbox }),
    access: 'public',
    limit: 'passkeyLogIn',
  },
  async (ctx, { from, ...input }) => {
    const asked = { ...input, ...(await thisBrowser()) }
    await rememberLogIn(ctx, await logInWithPasskey(ctx, asked, limitLogIn(ctx)))
    return { document: returnPathAfterLogin(from) }
  },
)

export const forgotPasswordAction = formAction(
  { schema: ForgottenPassword, access: 'public', limit: 'forgot' },
  async (ctx, { email }) => {
    const asked = { email, purpose: 'reset_password' } as const
    await withinLimit('linkRequest', ctx, asked, () => requestLink(ctx, asked))
    return { values: { email } }
  },
)

/** Sends a new confirmation link: the first one expires. */
export const requestConfirmationAction = formAction(
  { schema: ForgottenPassword, access: 'public', limit: 'forgot' },
  async (ctx, { email }) => {
    const asked = { email, purpose: 'confirm_email' } as const
    await withinLimit('linkRequest', ctx, asked, () => requestLink(ctx, asked))
    return { values: { email } }
  },
)

export const resetPasswordAction = formAction(
  { schema: ResetPassword, access: 'public', limit: 'reset' },
  async (ctx, input) => {
    await resetPassword(ctx, input)
    await forgetSession()
    redirect('/login?motif=mot-de-passe')
  },
)

export const confirmEmailAction = formAction(
  { schema: ConfirmEmail, access: 'public', limit: 'reset' },
  async (ctx, input) => {
    await confirmEmail(ctx, input)
    return undefined
  },
)

/** Ends the session on the server, not only in this browser. */
export const logOutAction = formAction(
  { schema: z.object({}), access: 'public', whileViewing: true },
  async (ctx) => {
    if (ctx.actor.type === 'person') await endSession(contextOfViewer(ctx), ctx.actor.sessionId)
    await forgetSession()
    return { document: '/login' }
  },
)
