import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import { keepRefusedForm } from '@/lib/domain/forms/keep-refused-form'
import { formRefusal } from '@/lib/server/forms/form-refusal'
import type { LimitName } from '@/lib/server/limits/limits'
import { limitRequest } from '@/lib/server/limits/rate-limits'
import type { UploadForm } from '../_wire/operation'
import { type Form, readForm } from './form'

type PlainForm<Schema extends z.ZodType> = {
  upload: UploadForm
  /** How many such forms may be sent. */
  limit: LimitName
  schema: Schema
  /** The page of the form: a refusal leads back there, to show it again. */
  page: string
  /** The fields whose text is shown again. */
  kept: readonly string[]
  /** Makes the change, and says where to go. */
  run: (ctx: Context, input: z.output<Schema>, files: Form['files']) => Promise<string>
}

/** A handler for a form with files that is sent without script. It always redirects: to where `run` says, to the log-in, or after
 *  a refusal back to the form. */
export function plainForm<Schema extends z.ZodType>(form: PlainForm<Schema>) {
  return async ({ ctx, request }: { ctx: Context; request: NextRequest }): Promise<Response> => {
    const Location =
      ctx.actor.type === 'person'
        ? await take(ctx, { userId: ctx.actor.id, request }, form)
        : `/login?from=${encodeURIComponent(form.page)}`
    return new Response(null, { status: 303, headers: { Location } })
  }
}

async function take<Schema extends z.ZodType>(
  ctx: Context,
  { userId, request }: { userId: number; request: NextRequest },
  { upload, limit, schema, page, kept, run }: PlainForm<Schema>,
): Promise<string> {
  let form: Awaited<ReturnType<typeof readForm>> | undefined
  try {
    await limitRequest(limit, ctx)
    form = await readForm(request, upload, userId)
    const input = schema.parse(form.texts)
    if (form.fault) throw form.fault
    return await run(ctx, input, form.files)
  } catch (error) {
    const { message = '', issues } = formRefusal(error)
    const again = form?.files.length ? ' Choisissez à nouveau vos fichiers.' : ''
    const values = Object.fromEntries(kept.map((name) => [name, form?.texts[name] ?? '']))
    await keepRefusedForm(ctx, { message: `${message}${again}`, issues, values: form ? values : {} })
    return `${page}?refus=1`
  } finally {
    await form?.remove()
  }
}
