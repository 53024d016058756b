import { BRAND_NAME } from '@/content/brand-name'
import { parisDay } from '@/lib/domain/calendar'
import { exportContents } from '@/lib/domain/data-export/export-contents'
import { DomainError } from '@/lib/domain/errors'
import { zipDownload } from '@/lib/server/documents/zip-download'
import { limitRequest } from '@/lib/server/limits/rate-limits'
import { semaphorePerUser } from '@/lib/server/limits/semaphore-per-user'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'

type Props = { params: Promise<{ id: string }> }

const acquire = semaphorePerUser(1, 'Une archive de vos contenus est déjà en cours de téléchargement.')

/** A website's contents as an archive; one download at a time per person. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${encodeURIComponent(id)}`)
  const websiteId = pathId(id)
  const given = new AbortController()
  const files = await orNotFound(exportContents(ctx, { websiteId, signal: given.signal }))
  let release: () => void
  try {
    release = acquire(ctx.actor.id)
  } catch (error) {
    return refused(error)
  }
  try {
    await limitRequest('contents', ctx)
  } catch (error) {
    release()
    return refused(error)
  }
  return zipDownload({
    fileName: `${BRAND_NAME.toLowerCase()}-contenus-site-${websiteId}-${parisDay(ctx.now())}.zip`,
    at: ctx.now(),
    files,
    onEnd: () => {
      given.abort()
      release()
    },
  })
}

/** Plain text: a download has no page to show the refusal. */
function refused(error: unknown): Response {
  if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error
  return new Response(`${error.message}\n`, {
    status: 429,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      ...(error.retryAfter && { 'Retry-After': String(error.retryAfter) }),
    },
  })
}
