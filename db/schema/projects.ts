import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { day, instant } from './columns'
import { projectRequests } from './project-requests'
import { quotes } from './quotes'
import { users } from './users'
import { websites } from './websites'

export const projectStage = pgEnum('project_stage', ['brief', 'design', 'build', 'delivery'])

/** The development of a website, or work on one: its client sees it as a house under construction. */
export const projects = pgTable(
  'projects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    /** Null before the quote of a request is accepted. */
    websiteId: integer().references(() => websites.id, { onDelete: 'cascade' }),
    projectRequestId: integer()
      .unique('projects_request_unique')
      .references(() => projectRequests.id, { onDelete: 'set null' }),
    quoteId: integer()
      .unique('projects_quote_unique')
      .references(() => quotes.id),
    /** The client's contact person. */
    personId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The day it was abandoned: its client withdrew from the quote. */
    stoppedOn: day(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('projects_client').on(table.clientId, table.id),
    index('projects_website').on(table.websiteId, table.id),
    index('projects_person').on(table.personId),
  ],
)

export const projectStages = pgTable(
  'project_stages',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    stage: projectStage().notNull(),
    plannedOn: day(),
    doneOn: day(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.stage] }),
    check('project_stages_done', sql`${table.doneOn} >= '2000-01-01'`),
  ],
)
