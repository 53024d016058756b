import 'server-only'
import './french-issues'
import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { redirect, unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { type Context, refuseView } from '../../domain/context'
import { DomainError } from '../../domain/errors'
import type { FormState } from '../../domain/forms/schema'
import { type Keyed, SubmissionId } from '../../domain/submissions/schema'
import { noteAction } from '../http/request-scope'
import type { LimitName } from '../limits/limits'
import { limitInput, limitRequest } from '../limits/rate-limits'
import { runInUserQueue } from '../limits/user-queue'
import { withOwnQuery } from '../requests/page-address'
import { recordRefusal } from '../session/record-refusal'
import { isSameOrigin } from '../session/same-origin'
import { currentContext } from '../session/session'
import { formRefusal } from './form-refusal'

type Options<Schema extends z.ZodType> = {
  schema: Schema
  access: 'public' | 'signedIn'
  /** Whether an administrator who views a client may submit it. */
  whileViewing?: true
  /** How often it may be submitted: the limit of the API's operation. */
  limit?: LimitName
  /** The path to return to after logging in again; computed from the form if it depends on it. */
  from?: string | ((form: FormData) => string)
}
/** `redirectTo`: the page to open after the change. */
type Done = Partial<FormState> & { redirectTo?: string }

const Key = SubmissionId.catch(undefined)

/** A form's server action: origin, session, limit, schema, then the domain verb; a refusal becomes the form's next state. The
 *  result of `run` is merged into the success state; `run` gets the form's key for a verb that creates. A change clears every page in the browser's cache. */
export function formAction<Schema extends z.ZodType>(
  { schema, access, limit, whileViewing, from = '/dashboard' }: Options<Schema>,
  run: (ctx: Context, input: z.output<Schema>, key: Keyed) => Promise<Done | undefined>,
): (previous: FormState, form: FormData) => Promise<FormState> {
  return async (_previous, form) => {
    // A caller can pass other arguments to an action.
    if (!(form instanceof FormData)) throw new TypeError('A form action was called without a form')
    noteAction()
    const returnTo = typeof from === 'string' ? from : from(form)
    let caller: Context | undefined
    try {
      const ctx = await currentContext()
      caller = ctx
      const sent = await headers()
      if (!isSameOrigin(sent)) throw new DomainError('forbidden')
      if (access === 'signedIn' && ctx.actor.type !== 'person')
        redirect(`/login?from=${encodeURIComponent(withOwnQuery(returnTo, sent))}&motif=session`)
      // The transaction refuses it, too; this check precedes work before it, such as storing files.
      if (!whileViewing) refuseView(ctx.actor)
      await limitRequest(limit, ctx)
      const input = schema.parse(Object.fromEntries(form))
      const key = { submissionId: Key.parse(form.get('submissionId') ?? undefined) }
      const { redirectTo, ...done } =
        (await runInUserQueue(ctx.actor, () => limitInput(limit, ctx, input, () => run(ctx, input, key)))) ??
        {}
      if (access === 'signedIn') refresh()
      if (redirectTo) redirect(redirectTo)
      // Without script a response cannot load a page, but a redirect can.
      if (done.document && !sent.has('next-action')) redirect(done.document)
      return { status: 'done', issues: {}, values: {}, ...done }
    } catch (error) {
      unstable_rethrow(error)
      if (caller) await recordRefusal(caller, error, { type: 'screen', id: returnTo })
      // The page may be stale: another person's change may have caused the refusal.
      if (access === 'signedIn' && error instanceof DomainError) refresh()
      return { status: 'error', values: typed(form), ...formRefusal(error) }
    }
  }
}

function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password/i.test(name) && !name.startsWith('$') ? [[name, value]] : [],
    ),
  )
}
