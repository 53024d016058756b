import { attachment } from '@/app/api/_http/attachment'
import { on, route } from '@/app/api/_http/route'
import { getFilePreviewOperation } from '@/app/api/_wire/tickets'
import { actingUser } from '@/lib/domain/context'
import { notFound } from '@/lib/domain/errors'
import { drawPreview } from '@/lib/domain/tickets/draw-preview'
import { isPreviewable } from '@/lib/domain/tickets/paths'
import { getTicketFile } from '@/lib/domain/tickets/ticket-file'
import { queuePerKey } from '@/lib/server/limits/queue-per-key'

/** Reads and draws at most two of a user's pictures at a time: a user can neither fill the memory nor delay others. */
const enqueue = queuePerKey(2, 10_000, 'Vos aperçus précédents sont encore en cours.')

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getFilePreviewOperation, async ({ ctx, params }) => {
    const { key, mime, name } = await getTicketFile(ctx, { ticketId: params.id, fileId: params.fileId })
    if (!isPreviewable(mime)) throw notFound()
    const drawn = await enqueue(actingUser(ctx).id, async () => {
      const bytes = await ctx.providers.files.read(key)
      if (!bytes) throw notFound()
      return drawPreview(new Uint8Array(await new Response(bytes).arrayBuffer()))
    })
    const preview = new Blob([drawn])
    return attachment(preview.stream(), { name: `${name}.webp`, mime: 'image/webp', bytes: preview.size })
  }),
)
