import { asc, eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { firstRows } from '../lists/first-rows'
import { findWords } from '../lists/search'
import { requireStaff } from './require-staff'

export type FoundClient = { id: number; name: string; email: string; businessName: string | null }

/** Maximum results: with more, the search is too vague. */
const MAX_FOUND = 20

const COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  businessName: users.businessName,
}

/** People whose name, e-mail address or business holds every word, by name; `isCut` when there are more. */
export async function findClients(
  reads: Reads,
  search: string,
): Promise<{ clients: FoundClient[]; isCut: boolean }> {
  requireStaff(reads)
  const { isFound } = await findWords(reads, { column: users.id, of: users, search })
  const orderBy = [asc(users.lastName), asc(users.firstName), asc(users.id)]
  const part = { where: isFound, orderBy, limit: MAX_FOUND + 1 }
  const rows = await reads.db
    .select(COLUMNS)
    .from(firstRows(users, [undefined], part))
    .orderBy(...orderBy)
  return { clients: rows.slice(0, MAX_FOUND).map(named), isCut: rows.length > MAX_FOUND }
}

/** A person, and the sites that a ticket of theirs can be about. */
export async function getClientWithSites(
  reads: Reads,
  id: number,
): Promise<FoundClient & { sites: { id: number; name: string }[] }> {
  requireStaff(reads)
  const [client] = await reads.db.select(COLUMNS).from(users).where(eq(users.id, id))
  if (!client) throw notFound()
  const sites = await reads.db
    .select({ id: websites.id, name: websites.name })
    .from(websites)
    .where(eq(websites.clientId, id))
    .orderBy(asc(websites.name), asc(websites.id))
  return { ...named(client), sites }
}

const named = ({
  firstName,
  lastName,
  ...row
}: { firstName: string; lastName: string } & Omit<FoundClient, 'name'>) => ({
  ...row,
  name: `${firstName} ${lastName}`,
})
