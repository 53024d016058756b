import { readBatchLabels } from '@/lib/domain/shipping/batch-queries'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'

type Props = { params: Promise<{ websiteId: string; batchId: string }> }

/** The labels received for a batch, in one PDF. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { websiteId, batchId } = await params
  const ctx = await requireSignedIn(`/dashboard/ecom/${websiteId}/expeditions/${batchId}`)
  const wanted = { websiteId: pathId(websiteId), id: pathId(batchId) }
  const merged = await draw(ctx.actor, async () => ({
    kind: 'labels',
    labels: await orNotFound(readBatchLabels(ctx, wanted)),
  })).catch(refusedDrawing)
  if (merged instanceof Response) return merged
  if (!merged) return new Response('Aucune étiquette n’est arrivée.', { status: 404, headers: TEXT })
  return new Response(Buffer.from(merged), {
    headers: {
      ...TEXT,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="etiquettes-${wanted.id}.pdf"`,
    },
  })
}

const TEXT = {
  'Cache-Control': 'private, no-store',
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
}
