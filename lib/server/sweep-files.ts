import { inArray, or } from 'drizzle-orm'
import { pictures } from '@/db/schema/pictures'
import { ticketFiles } from '@/db/schema/ticket-files'
import { fileColumns, storedKeys } from '../domain/media/stored-keys'
import { deleteFiles } from '../providers/files/delete-files'
import { type ListedFile, listFiles } from '../providers/files/list-files'
import { database } from './database'

const DAY_MS = 24 * 60 * 60 * 1000
/** Only what was named as a picture's, a ticket's or an upload's raw file is swept. */
const OURS = /^([0-9a-f]{32}(-\d+)?\.(webp|jpg|png)|ticket-[0-9a-f]{32}|raw-[0-9a-f-]{36})$/

/** Deletes the files that no row names: of uploads that broke off, of deleted websites and tickets. A file younger than a
 *  day may belong to an upload that is under way. */
export async function sweepFiles(db = database(), now = new Date()): Promise<void> {
  const orphans: string[] = []
  for await (const page of listFiles()) {
    const old = page.filter((file) => isOld(file, now) && OURS.test(file.name)).map(({ key }) => key)
    const named = await namedKeys(db, old)
    orphans.push(...old.filter((key) => !named.has(key)))
  }
  await deleteFiles(orphans)
}

const isOld = ({ uploadedAt }: ListedFile, now: Date) => now.getTime() - uploadedAt.getTime() > DAY_MS

async function namedKeys(db: ReturnType<typeof database>, keys: string[]): Promise<Set<string>> {
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
