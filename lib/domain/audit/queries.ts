import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '@/db/schema/audit-log'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { DomainError } from '../errors'
import { countRows } from '../lists/count-rows'
import { readPage } from '../lists/read-page'
import type { ListPage, ListSlice } from '../lists/schema'
import { can } from '../permissions/policy'
import type { AuditCursor, AuditFilter } from './filter'

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  action: auditLog.action,
  actorType: auditLog.actorType,
  actorId: auditLog.actorId,
  actorRole: auditLog.actorRole,
  viewedBy: auditLog.viewedBy,
  job: auditLog.job,
  onBehalfOf: auditLog.onBehalfOf,
  subjectType: auditLog.subjectType,
  subjectId: auditLog.subjectId,
  requestId: auditLog.requestId,
  before: auditLog.before,
  after: auditLog.after,
}

type Row = Pick<typeof auditLog.$inferSelect, keyof typeof columns>

/** `names`: of the users that the entries speak of; those who are deleted are not in it. */
export type AuditRow = Row & { names: ReadonlyMap<number, string> }

/** Who did what, latest first. Nothing changes it. */
export async function listAuditLog(
  reads: Reads,
  { filter, page }: { filter: AuditFilter; page: ListPage<AuditCursor> },
): Promise<ListSlice<AuditRow, AuditCursor>> {
  requireRights(reads)
  const slice = await readPage<Row, AuditCursor>({
    keys: { id: { by: auditLog.id, direction: 'desc' } },
    page,
    cursorOf: ({ id }) => ({ id }),
    read: ({ where, orderBy, limit }) =>
      reads.db
        .select(columns)
        .from(auditLog)
        .where(and(isListed(filter), where))
        .orderBy(...orderBy)
        .limit(limit),
  })
  const names = await readNames(reads, slice.rows)
  return { ...slice, rows: slice.rows.map((row) => ({ ...row, names })) }
}

/** How many entries the filter lets through; 1 001 for any number over 1 000. */
export async function countAuditLog(reads: Reads, filter: AuditFilter): Promise<number> {
  requireRights(reads)
  return countRows(reads, reads.db.select({ id: auditLog.id }).from(auditLog).where(isListed(filter)))
}

function requireRights({ actor }: Pick<Reads, 'actor'>): void {
  if (!can(actor, 'audit.read')) throw new DomainError('forbidden')
}

const midnight = (day: string, later = 0) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/Paris'`

const isListed = ({ action, actor, subject, subjectId, from, to }: AuditFilter): SQL | undefined =>
  and(
    action && eq(auditLog.action, action),
    actor === undefined ? undefined : and(eq(auditLog.actorType, 'person'), eq(auditLog.actorId, actor)),
    subject && eq(auditLog.subjectType, subject),
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    from ? sql`${auditLog.at} >= ${midnight(from)}` : undefined,
    to ? sql`${auditLog.at} < ${midnight(to, 1)}` : undefined,
  )

/** Fields of entries that hold a user's id. */
export const USER_FIELDS: readonly string[] = ['userId', 'assigneeId']

async function readNames(reads: Reads, rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap((row) => [
    row.actorType === 'person' ? row.actorId : null,
    row.viewedBy,
    row.onBehalfOf,
    row.subjectType === 'user' ? Number(row.subjectId) : null,
    ...USER_FIELDS.flatMap((field) => [row.before?.[field], row.after?.[field]]),
  ])
  const known = [...new Set(ids)].filter((id): id is number => Number.isInteger(id))
  if (known.length === 0) return new Map()
  const found = await reads.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
