import { z } from 'zod'
import { toDay } from '../calendar'
import { EntityIdText } from '../entity-id'
import { AUDIT_ACTIONS, type AuditAction } from './schema'

export const ACTIONS = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

export type SubjectType = (typeof AUDIT_ACTIONS)[AuditAction]['on'][number]
export const SUBJECT_TYPES = [...new Set(Object.values(AUDIT_ACTIONS).flatMap(({ on }) => [...on]))] as [
  SubjectType,
  ...SubjectType[],
]

/** No entry is older than the product, and PostgreSQL has no year 0. */
const Day = z.iso
  .date()
  .refine((day) => day >= '2000')
  .transform(toDay)

/** The filter of the audit log, for its screen and its export. Anything else is refused. */
export const AuditFilter = z.strictObject({
  action: z.enum(ACTIONS).optional(),
  /** The id of the user who acted. */
  actor: EntityIdText.optional(),
  subject: z.enum(SUBJECT_TYPES).optional(),
  subjectId: z
    .string()
    .trim()
    .max(200)
    .refine((text) => !text.includes('\0') && text.isWellFormed())
    .optional(),
  /** Calendar dates in Paris, both included. */
  from: Day.optional(),
  to: Day.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditCursor = z.object({
  at: z.iso.datetime().pipe(z.coerce.date()),
  id: z.int().positive(),
})
export type AuditCursor = z.infer<typeof AuditCursor>
