import { and, eq, gte, inArray, lt, type SQL, type Subquery, sql } from 'drizzle-orm'
import { auditLog } from '@/db/schema/audit-log'
import { users } from '@/db/schema/users'
import { parisInstant } from '../calendar'
import type { Reads } from '../context'
import { DomainError } from '../errors'
import { countRows } from '../lists/count-rows'
import { firstRows } from '../lists/first-rows'
import { orderOf, type PagePart, readPage, type SortKeys } from '../lists/read-page'
import { COUNT_MAX, type ListPage, type ListSlice } from '../lists/schema'
import { can } from '../permissions/policy'
import { type AuditCursor, type AuditFilter, SUBJECT_TYPES, type SubjectType } from './filter'
import { AUDIT_ACTIONS } from './schema'

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

const KEYS: SortKeys<AuditCursor> = {
  at: { by: auditLog.at, direction: 'desc' },
  id: { by: auditLog.id, direction: 'desc' },
}

type Row = Pick<typeof auditLog.$inferSelect, keyof typeof columns>

/** `names`: of the users in the entries; deleted users are missing. */
export type AuditRow = Row & { names: ReadonlyMap<number, string> }

/** Who did what, latest first. Entries never change. */
export async function listAuditLog(
  reads: Reads,
  { filter, page }: { filter: AuditFilter; page: ListPage<AuditCursor> },
): Promise<ListSlice<AuditRow, AuditCursor>> {
  requireRights(reads)
  const slice = await readPage<Row, AuditCursor>({
    keys: KEYS,
    page,
    cursorOf: ({ at, id }) => ({ at, id }),
    read: (part) =>
      reads.db
        .select(columns)
        .from(rowsOf(filter, part))
        .orderBy(...part.orderBy)
        .limit(part.limit),
  })
  const names = await readNames(reads, slice.rows)
  return { ...slice, rows: slice.rows.map((row) => ({ ...row, names })) }
}

/** How many entries match the filter; 1 001 for any number over 1 000. */
export async function countAuditLog(reads: Reads, filter: AuditFilter): Promise<number> {
  requireRights(reads)
  const part = { where: undefined, orderBy: orderOf(KEYS), limit: COUNT_MAX + 1 }
  return countRows(reads, reads.db.select({ id: auditLog.id }).from(rowsOf(filter, part)))
}

function requireRights({ actor }: Pick<Reads, 'actor'>): void {
  if (!can(actor, 'audit.read')) throw new DomainError('forbidden')
}

function rowsOf({ action, actor, subject, subjectId, from, to }: AuditFilter, part: PagePart): Subquery {
  const isListed = and(
    action && eq(auditLog.action, action),
    actor === undefined ? undefined : and(eq(auditLog.actorType, 'person'), eq(auditLog.actorId, actor)),
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    from ? gte(auditLog.at, parisInstant(from)) : undefined,
    to ? lt(auditLog.at, parisInstant(to, 24)) : undefined,
    part.where,
  )
  return firstRows(auditLog, subjectsOf({ action, subject, subjectId }), { ...part, where: isListed })
}

/** Conditions on the subject, one of which an entry meets; the index of subject ids begins with the type. No condition where the
 *  action implies the type: it would make the planner expect fewer entries. */
function subjectsOf({ action, subject, subjectId }: AuditFilter): (SQL | undefined)[] {
  const possible: readonly SubjectType[] = action ? AUDIT_ACTIONS[action].on : SUBJECT_TYPES
  if (subject && !possible.includes(subject)) return [sql`false`]
  const asked = subject ? [subject] : possible
  if (!subjectId && asked.length === possible.length) return [undefined]
  return asked.map((one) => eq(auditLog.subjectType, one))
}

/** Fields that hold a user's id, or a client's, which equals its owner's. */
export const USER_FIELDS: readonly string[] = ['userId', 'clientId', 'assigneeId']

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
