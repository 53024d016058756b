import 'server-only'
import './french-issues'
import { headers } from 'next/headers'
import { redirect, unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { Context } from '../domain/context'
import { DomainError } from '../domain/errors'
import type { FormState } from '../domain/forms/schema'
import { CLIENT_ADDRESS_HEADER } from './client-address'
import { formRefusal } from './form-refusal'
import { isSameOrigin } from './same-origin'
import { currentContext } from './session'

type Request = { ctx: Context; address: string }
type Options<Schema extends z.ZodType> = {
  schema: Schema
  access: 'public' | 'signedIn'
  /** The path one comes back to after logging in again. */
  from?: string
}

/** A form's server action: origin, session, schema, then the domain verb; a refusal becomes the form's next state.
 *  What `run` returns is laid over the state of success. */
export function formAction<Schema extends z.ZodType>(
  { schema, access, from = '/dashboard' }: Options<Schema>,
  run: (request: Request, input: z.output<Schema>) => Promise<Partial<FormState> | undefined>,
): (previous: FormState, form: FormData) => Promise<FormState> {
  return async (_previous, form) => {
    try {
      const sent = await headers()
      if (!isSameOrigin(sent)) throw new DomainError('forbidden')
      const ctx = await currentContext()
      if (access === 'signedIn' && !ctx.actor)
        redirect(`/login?from=${encodeURIComponent(from)}&motif=session`)
      const input = schema.parse(Object.fromEntries(form))
      const done = await run({ ctx, address: sent.get(CLIENT_ADDRESS_HEADER) ?? 'unknown' }, input)
      return { status: 'done', issues: {}, values: {}, ...done }
    } catch (error) {
      unstable_rethrow(error)
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
