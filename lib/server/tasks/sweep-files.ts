import { inArray, or } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { ticketFiles } from '@/db/schema/ticket-files'
import type { Context } from '../../domain/context'
import { fileColumns, storedKeys } from '../../domain/media/stored-keys'
import type { ListedFile } from '../../providers/files/list-files'

const DAY_MS = 24 * 60 * 60 * 1000
/** Only files named as a picture, a ticket's file or an upload's raw file are swept. */
const OURS = /^([0-9a-f]{32}(-\d+)?\.(webp|jpg|png)|ticket-[0-9a-f]{32}|raw-[0-9a-f-]{36})$/

/** Deletes the files that no row references: of interrupted uploads, of deleted websites and tickets. A file younger than a day
 *  may belong to an upload in progress. */
export async function sweepFiles(ctx: Context): Promise<void> {
  const now = ctx.now()
  const { files } = ctx.providers
  const orphans: string[] = []
  for await (const page of files.list()) {
    const old = page.filter((file) => isOld(file, now) && OURS.test(file.name)).map(({ key }) => key)
    const named = await namedKeys(ctx, old)
    orphans.push(...old.filter((key) => !named.has(key)))
  }
  await files.delete(orphans)
}

const isOld = ({ uploadedAt }: ListedFile, now: Date) => now.getTime() - uploadedAt.getTime() > DAY_MS

async function namedKeys({ db }: Context, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select(fileColumns)
    .from(pictures)
    .where(or(...Object.values(fileColumns).map((column) => inArray(column, keys))))
  const attached = await db
    .select({ fileKey: ticketFiles.fileKey })
    .from(ticketFiles)
    .where(inArray(ticketFiles.fileKey, keys))
  return new Set([...rows.flatMap(storedKeys), ...attached.map(({ fileKey }) => fileKey)])
}
