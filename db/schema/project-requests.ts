import { boolean, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { REQUESTED_PLANS } from '../../content/plan-facts'
import { clients } from './clients'
import { instant } from './columns'
import { leadStatus } from './contact-messages'
import { tickets } from './tickets'
import { websites } from './websites'

export const requestedPlan = pgEnum('requested_plan', REQUESTED_PLANS)
export const contactPreference = pgEnum('contact_preference', ['phone', 'email'])

/** What a client answered in the sign-up wizard. */
export const projectRequests = pgTable(
  'project_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    ticketId: integer()
      .notNull()
      .unique('project_requests_ticket_unique')
      .references(() => tickets.id),
    /** Made by the sender; repeats of one submission answer the first result. */
    submissionId: uuid().notNull().defaultRandom(),
    hasWebsite: boolean().notNull(),
    newWebsite: boolean().notNull(),
    websiteUrl: text().notNull(),
    madeByAgency: boolean().notNull(),
    isExperienced: boolean().notNull(),
    wantsSubscription: boolean().notNull(),
    wantsEcommerce: boolean().notNull(),
    selectedPlan: requestedPlan(),
    /** As they were shown: one period of the subscription, and the development. Null for what is not asked for. */
    subscriptionCents: integer(),
    developmentCents: integer(),
    annual: boolean().notNull(),
    contactOption: contactPreference().notNull(),
    preferredHours: text(),
    preferredDays: text(),
    exclusivePeriod: text(),
    additionalInfo: text().notNull(),
    status: leadStatus().notNull().default('new'),
    /** The agency's own. */
    notes: text().notNull().default(''),
    /** The website that it became. */
    websiteId: integer().references(() => websites.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('project_requests_submission_unique').on(table.clientId, table.submissionId),
    index('project_requests_status').on(table.status, table.id),
    index('project_requests_website').on(table.websiteId),
  ],
)
