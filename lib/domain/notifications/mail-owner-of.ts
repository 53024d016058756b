import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { mailPerson } from './mail-person'
import { RECIPIENT_COLUMNS } from './recipient-columns'

/** Mails the owner of a website. */
export async function mailOwnerOf(
  tx: Tx,
  websiteId: number,
  mail: Parameters<typeof mailPerson>[2],
  options?: Parameters<typeof mailPerson>[3],
): Promise<void> {
  const [owner] = await tx.db
    .select(RECIPIENT_COLUMNS)
    .from(websites)
    .innerJoin(users, eq(users.id, websites.clientId))
    .where(eq(websites.id, websiteId))
  if (owner) await mailPerson(tx, owner, mail, options)
}
