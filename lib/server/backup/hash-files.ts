import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Database } from '@/db/client'
import { pictures } from '@/db/schema/pictures'
import { ticketFiles } from '@/db/schema/ticket-files'
import { fileColumns, storedKeys } from '../../domain/media/stored-keys'
import { readFile } from '../../providers/files/read-file'

const CONCURRENCY = 4

/** The SHA-256 of every file that the database references, by its key. Files in an earlier manifest are not read again: a key's
 *  bytes never change. */
export async function hashFiles(
  db: Pick<Database, 'select'>,
  known: Readonly<Record<string, string | null>>,
): Promise<Record<string, string | null>> {
  const ofPictures = await db.select(fileColumns).from(pictures)
  const attached = await db.select({ key: ticketFiles.fileKey }).from(ticketFiles)
  const keys = [...ofPictures.flatMap(storedKeys), ...attached.map(({ key }) => key)]
  const hashed = await pLimit(CONCURRENCY).map(
    keys.sort(),
    async (key) => [key, known[key] ?? (await hashOf(key))] as const,
  )
  return Object.fromEntries(hashed)
}

async function hashOf(key: string): Promise<string | null> {
  const bytes = await readFile(key)
  if (!bytes) return null
  const hash = createHash('sha256')
  for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) hash.update(chunk)
  return hash.digest('hex')
}
