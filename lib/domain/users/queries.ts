import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { countRows } from '../lists/count-rows'
import { firstRows } from '../lists/first-rows'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { findWords } from '../lists/search'
import { mailFailureOf } from '../notifications/mail-failures'
import { requirePermission } from '../permissions/require-permission'
import type { User, UserCursor, UserFilter } from './schema'

/** Joins a user's client. */
export const isOwner = eq(clients.ownerId, users.id)

/** What the administration sees of an account and its client: never its password. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  color: users.color,
  stripeAccountId: clients.stripeAccountId,
  fixedFeeCents: clients.fixedFeeCents,
  percentFee: clients.percentFee,
  address: users.address,
  postalCode: users.postalCode,
  city: users.city,
  country: users.country,
  businessName: users.businessName,
  deletionRequestedAt: users.deletionRequestedAt,
  secondFactorAt: users.secondFactorAt,
  mailFailure: mailFailureOf(users.email),
}

const ORDERS: Orders<UserCursor['sort']> = {
  id: { keys: { id: users.id }, direction: 'desc' },
  name: { keys: { lastName: users.lastName, firstName: users.firstName, id: users.id }, direction: 'asc' },
  email: { keys: { email: sql`lower(${users.email})` }, direction: 'asc' },
  role: { keys: { role: users.role, id: users.id }, direction: 'asc' },
}

type Input = { filter: UserFilter; page: ListPage<UserCursor> }

/** Every account, newest first unless the filter says otherwise. */
export async function listUsers(reads: Reads, { filter, page }: Input): Promise<ListSlice<User, UserCursor>> {
  requirePermission(reads, 'users.manage')
  const isListed = await findListed(reads, filter)
  return readSorted({
    orders: ORDERS,
    filter,
    page,
    read: (part) =>
      reads.db
        .select(userColumns)
        .from(firstRows(users, [undefined], { ...part, where: and(isListed, part.where) }))
        .innerJoin(clients, isOwner)
        .orderBy(...part.orderBy)
        .limit(part.limit),
  })
}

/** Number of accounts that match the filter; 1 001 for any number over 1 000. */
export async function countUsers(reads: Reads, filter: UserFilter): Promise<number> {
  requirePermission(reads, 'users.manage')
  const isListed = await findListed(reads, filter)
  return countRows(reads, reads.db.select({ id: users.id }).from(users).where(isListed))
}

async function findListed(reads: Reads, { search, role, deletion }: UserFilter): Promise<SQL | undefined> {
  const { isFound } = await findWords(reads, { column: users.id, of: users, search })
  return and(isFound, role && eq(users.role, role), deletion && isNotNull(users.deletionRequestedAt))
}

export async function getUser(reads: Reads, id: number): Promise<User> {
  requirePermission(reads, 'users.manage')
  return readUser(reads, id)
}

/** The same; the caller has checked the permission. */
export async function readUser(reads: Pick<Reads, 'db'>, id: number): Promise<User> {
  const [user] = await reads.db
    .select(userColumns)
    .from(users)
    .innerJoin(clients, isOwner)
    .where(eq(users.id, id))
  if (!user) throw notFound()
  return user
}
