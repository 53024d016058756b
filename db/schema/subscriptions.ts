import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { PLANS, RHYTHMS } from '../../content/plan-facts'
import { clients } from './clients'
import { instant, searchText } from './columns'

export const serviceStatus = pgEnum('service_status', ['active', 'late', 'inactive'])
export const subscriptionPlan = pgEnum('subscription_plan', PLANS)
export const paymentPlan = pgEnum('payment_plan', RHYTHMS)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id),
    name: text(),
    plan: subscriptionPlan().notNull().default('basic'),
    paymentPlan: paymentPlan().notNull().default('monthly'),
    /** Price of one payment period, VAT included. */
    priceCents: integer().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    status: serviceStatus().notNull().default('active'),
    createdAt: instant().notNull().defaultNow(),
    search: searchText('name'),
  },
  (table) => [
    index('subscriptions_client').on(table.clientId),
    index('subscriptions_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('subscriptions_due').on(table.dueDate, table.id),
    index('subscriptions_status').on(table.status, table.id),
    index('subscriptions_plan').on(table.plan, table.id),
    // For any filter: `firstRows` reads the values by themselves that it leaves open. By plan and id, due date, status and id.
    index('subscriptions_kind').on(table.status, table.paymentPlan, table.plan, table.id),
    index('subscriptions_kind_due').on(table.status, table.paymentPlan, table.plan, table.dueDate, table.id),
    index('subscriptions_kind_status').on(table.plan, table.paymentPlan, table.status, table.id),
    check('subscriptions_price_not_negative', sql`${table.priceCents} >= 0`),
  ],
)
