import type { Queryable } from '@/db/client'
import { listOpenUploads, type OpenUpload } from '../domain/uploads/queries'
import { listFiles } from '../providers/files/list-files'
import { createContext } from './context'
import { database } from './database'
import { log } from './log'
import { settleForSender } from './settle-for-sender'

const MINUTE_MS = 60_000
/** Before that the callback and the browser see to it themselves. */
const YOUNG = 2 * MINUTE_MS
/** After that the raw file is swept. */
const OLD = 24 * 60 * MINUTE_MS

/** Finds the files that came without our hearing of it, because the callback was lost or the product was away. */
export async function reconcileUploads(db: Queryable = database(), now = Date.now()): Promise<void> {
  const open = await listOpenUploads(createContext(null, db), new Date(now - OLD), new Date(now - YOUNG))
  const [oldest] = open
  if (!oldest) return
  for await (const page of listFiles()) {
    const keys = new Set(page.map(({ key }) => key))
    for (const upload of open) if (keys.has(upload.fileKey)) await settle(upload, db)
    // The list begins with the newest: what follows is older than any of ours.
    const last = page.at(-1)
    if (!last || last.uploadedAt < oldest.createdAt) return
  }
}

/** One that fails must not keep the others waiting; the next run takes it again. */
async function settle({ id, fileKey }: OpenUpload, db: Queryable): Promise<void> {
  await settleForSender(id, fileKey, db).catch((error) =>
    log().warn({ err: error, upload: id }, 'An upload could not be settled; it will be tried again'),
  )
}
