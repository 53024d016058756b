import { listOpenUploads, type OpenUpload } from '../../domain/uploads/queries'
import type { SystemContext } from '../context'
import { settleForSender } from '../forms/settle-for-sender'
import { log } from '../instance/log'

const MINUTE_MS = 60_000
/** Until then the callback and the browser handle it. */
const YOUNG = 2 * MINUTE_MS
/** After that the sweep deletes the raw file. */
const OLD = 24 * 60 * MINUTE_MS

/** Finds the files whose arrival was not reported, because the callback was lost or the product was down. */
export async function reconcileUploads(ctx: SystemContext): Promise<void> {
  const now = ctx.now().getTime()
  const open = await listOpenUploads(ctx, { from: new Date(now - OLD), to: new Date(now - YOUNG) })
  let missing: OpenUpload[] = open
  if (missing.length === 0) return
  // The provider guarantees no order: only the whole list proves that a file is missing.
  for await (const page of ctx.providers.files.list()) {
    const keys = new Set(page.map(({ key }) => key))
    for (const upload of missing) if (keys.has(upload.fileKey)) await settle(ctx, upload)
    missing = missing.filter(({ fileKey }) => !keys.has(fileKey))
    if (missing.length === 0) return
  }
}

/** A failure must not keep the others waiting; the next run retries it. */
async function settle(ctx: SystemContext, upload: OpenUpload): Promise<void> {
  await settleForSender(ctx, upload).catch((error) =>
    log().warn({ err: error, upload: upload.id }, 'An upload could not be settled; it will be tried again'),
  )
}
