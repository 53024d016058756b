import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { instant, searchText } from './columns'
import { tickets } from './tickets'
import { users } from './users'
import { websites } from './websites'

export const noticeCategory = pgEnum('notice_category', [
  'counterfeit',
  'hate',
  'terrorism',
  'threat',
  'minors',
  'privacy',
  'fraud',
  'other',
])
export const noticeState = pgEnum('notice_state', ['received', 'decided'])
export const noticeOutcome = pgEnum('notice_outcome', [
  'no_action',
  'content_removed',
  'site_offline',
  'account_suspended',
])
export const decisionGround = pgEnum('decision_ground', ['law', 'terms'])
/** What can be hidden; a picture is deleted instead. */
export const restrictedKind = pgEnum('restricted_kind', ['testimonials', 'staff', 'events', 'products'])

/** Notices of illegal content: article 16 of regulation (EU) 2022/2065. */
export const contentNotices = pgTable(
  'content_notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Named in every mail about it. */
    reference: text().notNull().unique('content_notices_reference_unique'),
    category: noticeCategory().notNull(),
    /** Addresses of the content, or of the pages that show it. */
    locations: text().array().notNull(),
    explanation: text().notNull(),
    /** Null where no site of ours was recognised. */
    websiteId: integer().references(() => websites.id, { onDelete: 'set null' }),
    /** Null for a sender who stays anonymous, as the law allows for the abuse of minors. */
    senderName: text(),
    senderEmail: text(),
    /** The hidden field was filled: kept for the record, never mailed nor listed. */
    suspicious: boolean().notNull().default(false),
    isUrgent: boolean().notNull(),
    /** SHA-256 of the declaration: repeats within a day are one notice. */
    digest: text().notNull(),
    state: noticeState().notNull().default('received'),
    /** The authority notified of a suspected crime: article 18. */
    reportedTo: text(),
    reportedAt: instant(),
    createdAt: instant().notNull(),
    search: searchText('reference', 'sender_name', 'sender_email', 'explanation'),
  },
  (table) => [
    index('content_notices_website').on(table.websiteId),
    index('content_notices_digest').on(table.digest, table.createdAt),
    index('content_notices_state')
      .on(table.state, table.isUrgent, table.id)
      .where(sql`not ${table.suspicious}`),
    index('content_notices_created').on(table.createdAt),
    index('content_notices_sender').on(sql`lower(${table.senderEmail})`),
    check('content_notices_reported', sql`(${table.reportedTo} is null) = (${table.reportedAt} is null)`),
    check(
      'content_notices_sender_known',
      sql`(${table.senderName} is null) = (${table.senderEmail} is null)`,
    ),
  ],
)

/** A site that a decision took offline, and its previous state. */
export type OfflineSite = { id: number; was: 'online' | 'owner' | 'billing' }

/** A decision on a notice, with its statement of reasons: article 17. The second version follows a complaint. */
export const contentDecisions = pgTable(
  'content_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    noticeId: integer()
      .notNull()
      .references(() => contentNotices.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    outcome: noticeOutcome().notNull(),
    websiteId: integer().references(() => websites.id, { onDelete: 'set null' }),
    /** Whose content it is about; null for content of no client. */
    clientId: integer().references(() => clients.id, { onDelete: 'set null' }),
    /** The items chosen for removal, as `testimonials-12`. */
    items: text().array().notNull(),
    /** What is restricted, in words. */
    what: text().notNull(),
    scope: text().notNull(),
    duration: text().notNull(),
    /** Facts and circumstances. */
    reasons: text().notNull(),
    /** Null where nothing is restricted. */
    ground: decisionGround(),
    groundText: text().notNull(),
    /** The complaint that led to a second version. */
    complaint: text(),
    sites: jsonb().$type<OfflineSite[]>().notNull(),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant().notNull(),
    /** When the client confirmed having read it; null also when there was nothing to read. */
    readAt: instant(),
    /** The ticket in which its client contests it. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'set null' }),
    contestedAt: instant(),
  },
  (table) => [
    unique('content_decisions_version_unique').on(table.noticeId, table.version),
    index('content_decisions_website').on(table.websiteId),
    index('content_decisions_client').on(table.clientId),
    index('content_decisions_decided_by').on(table.decidedById),
    index('content_decisions_ticket').on(table.ticketId),
    check('content_decisions_version', sql`${table.version} in (1, 2)`),
    check('content_decisions_complaint', sql`(${table.version} = 2) = (${table.complaint} is not null)`),
    check('content_decisions_ground', sql`(${table.outcome} = 'no_action') = (${table.ground} is null)`),
  ],
)

/** Entries and products that a decision hides: their owner cannot show them again. */
export const contentRestrictions = pgTable(
  'content_restrictions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: restrictedKind().notNull(),
    itemId: integer().notNull(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    noticeId: integer().references(() => contentNotices.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('content_restrictions_item_unique').on(table.kind, table.itemId),
    index('content_restrictions_website').on(table.websiteId),
    index('content_restrictions_notice').on(table.noticeId),
  ],
)
