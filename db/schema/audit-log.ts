import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Who did what, append-only: triggers refuse every update, and the deletion of rows younger than a year. Actor and subject are
 *  plain values, so that a row outlives both. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    action: text().notNull(),
    actorType: text().notNull(),
    actorId: integer(),
    actorRole: text(),
    /** The administrator who was viewing the actor's pages. */
    viewedBy: integer(),
    job: text(),
    /** The user that the job acted for. */
    onBehalfOf: integer(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    requestId: text().notNull(),
    /** A keyed hash of the caller's network. */
    network: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** For a refusal, of which one row a minute is kept per actor or network: that actor or network, and that minute. */
    refusedCaller: text(),
    refusedMinute: instant(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    index('audit_log_subject_type').on(table.subjectType, table.at, table.id),
    index('audit_log_subject').on(table.subjectType, table.subjectId, table.at, table.id),
    // For two filters combined.
    index('audit_log_actor_action').on(table.actorId, table.action, table.at, table.id),
    index('audit_log_actor_subject_type').on(table.actorId, table.subjectType, table.at, table.id),
    index('audit_log_subject_actor').on(
      table.subjectType,
      table.subjectId,
      table.actorId,
      table.at,
      table.id,
    ),
    index('audit_log_subject_action').on(
      table.subjectType,
      table.subjectId,
      table.action,
      table.at,
      table.id,
    ),
    uniqueIndex('audit_log_one_refusal_a_minute')
      .on(table.refusedCaller, table.action, table.refusedMinute)
      .where(sql`${table.refusedCaller} is not null`),
    check('audit_log_refusal', sql`(${table.refusedCaller} is null) = (${table.refusedMinute} is null)`),
  ],
)
