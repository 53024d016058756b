'use server'

import { RedirectType, redirect } from 'next/navigation'
import { z } from 'zod'
import { longMoment } from '@/components/ui/dates/dates'
import { SignUp } from '@/lib/domain/accounts/schema'
import { openSession } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { TERMS_REFUSED } from '@/lib/domain/accounts/sign-up-words'
import { checkbox } from '@/lib/domain/fields'
import { findOwnProject } from '@/lib/domain/onboarding/own-project'
import { choiceFrom } from '@/lib/domain/onboarding/policy'
import { ProjectRequest } from '@/lib/domain/onboarding/schema'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { formAction } from '@/lib/server/forms/form-action'
import { rememberSession, thisBrowser } from '@/lib/server/session/session'

const SignUpForm = SignUp.extend({
  acceptsMarketing: checkbox,
  terms: z.literal('on', { error: TERMS_REFUSED }),
  path: z.enum(['/start', '/signup', '/dashboard/new-website']).catch('/start'),
  choice: z
    .string()
    .default('')
    .transform((query) => choiceFrom(Object.fromEntries(new URLSearchParams(query)))),
})

/** Creates the account, signs in and continues to the project. */
export const signUpAction = formAction(
  { schema: SignUpForm, access: 'public', limit: 'signup' },
  async (ctx, { terms: _, path, choice, ...input }) => {
    const { id } = await signUp(ctx, input)
    const opening = { userId: id, remembered: false, ...(await thisBrowser()) }
    await rememberSession(await openSession(ctx, opening))
    // Back leaves the wizard: the account already exists.
    redirect(`${path}?${choice ? `${choice.query}&` : ''}etape=projet`, RedirectType.replace)
  },
)

/** The answers come as one JSON field, as the wizard keeps them. */
const SubmittedProject = z.preprocess(
  (form) => JSON.parse(String((form as { request?: unknown }).request)),
  ProjectRequest,
)

export const submitProjectAction = formAction(
  {
    schema: SubmittedProject,
    access: 'signedIn',
    limit: 'projectRequest',
    from: '/start?etape=rendez-vous',
  },
  async (ctx, request) => {
    const { ticketId } = await submitProjectRequest(ctx, request)
    const project = await findOwnProject(ctx)
    const answerDue = project?.answerDueAt ? longMoment(project.answerDueAt) : ''
    return { values: { ticketId: String(ticketId), answerDue } }
  },
)
