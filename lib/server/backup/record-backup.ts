import { desc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Reader } from '@/db/client'
import { backups } from '@/db/schema/backups'

export async function recordBackup(client: Client, backup: { at: Date; bytes: number }): Promise<void> {
  await drizzle({ client, casing: 'snake_case' }).insert(backups).values(backup)
}

/** When the last backup was made; null for none. */
export async function lastBackupAt(db: Reader): Promise<Date | null> {
  const [last] = await db.select({ at: backups.at }).from(backups).orderBy(desc(backups.at)).limit(1)
  return last?.at ?? null
}
