import { attachment } from '@/app/api/_http/attachment'
import { on, route } from '@/app/api/_http/route'
import { getTicketFileOperation } from '@/app/api/_wire/tickets'
import { notFound } from '@/lib/domain/errors'
import { getTicketFile } from '@/lib/domain/tickets/ticket-file'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getTicketFileOperation, async ({ ctx, params }) => {
    const { key, ...file } = await getTicketFile(ctx, { ticketId: params.id, fileId: params.fileId })
    const bytes = await ctx.providers.files.read(key)
    if (!bytes) throw notFound()
    return attachment(bytes, file)
  }),
)
