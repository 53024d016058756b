import { asUpload } from '@/app/api/_http/as-upload'
import { on, route } from '@/app/api/_http/route'
import { withSpooledForm } from '@/app/api/_http/spool-form'
import { openTicketByFormOperation } from '@/app/api/_wire/tickets'
import type { Context } from '@/lib/domain/context'
import { keepRefusedForm } from '@/lib/domain/forms/keep-refused-form'
import type { FormState } from '@/lib/domain/forms/schema'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { OpenTicket } from '@/lib/domain/tickets/schema'
import { storeFile } from '@/lib/providers/files/store-file'
import { formRefusal } from '@/lib/server/form-refusal'

const FORM = '/dashboard/new-ticket'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(openTicketByFormOperation, async ({ ctx, request }) => {
    const Location = ctx.actor
      ? await opened(ctx, ctx.actor.id, request)
      : `/login?from=${encodeURIComponent(FORM)}`
    return new Response(null, { status: 303, headers: { Location } })
  }),
)

const typed = ({ type = '', title = '', description = '', submissionId = '' }: FormState['values']) => ({
  type,
  title,
  description,
  submissionId,
})

/** Where to go next: the new conversation, or the form with what was typed. */
async function opened(ctx: Context, userId: number, request: Request): Promise<string> {
  let values: FormState['values'] = {}
  let again = ''
  try {
    return await asUpload(userId, () =>
      withSpooledForm(request, 'files', async ({ texts, files, fault }) => {
        values = typed(texts)
        again = files.length > 0 ? ' Choisissez à nouveau vos fichiers.' : ''
        const input = OpenTicket.parse(texts)
        if (fault) throw fault
        const { id } = await openTicket(ctx, input, { store: storeFile, files })
        return `/dashboard/tickets/${id}`
      }),
    )
  } catch (error) {
    const { message = '', issues } = formRefusal(error)
    await keepRefusedForm(ctx, { message: `${message}${again}`, issues, values })
    return `${FORM}?refus=1`
  }
}
