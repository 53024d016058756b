import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { PLANS, RHYTHMS } from '../../content/plan-facts'
import { clients } from './clients'
import { day, instant, searchText } from './columns'
import { paymentMethods } from './payment-methods'

export const serviceStatus = pgEnum('service_status', ['active', 'late', 'inactive'])
export const subscriptionPlan = pgEnum('subscription_plan', PLANS)
export const paymentPlan = pgEnum('payment_plan', RHYTHMS)
export const collection = pgEnum('collection', ['automatic', 'manual'])
export const endReason = pgEnum('end_reason', ['notice', 'withdrawal', 'breach', 'unpaid', 'provider'])

/** A contract over time. The type `Contract` of lib/domain/billing-rules documents its columns; `dueDate` and `status` are
 *  derived from them, and stored because lists sort and filter by them. */
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
    collection: collection().notNull().default('manual'),
    paymentMethodId: integer().references(() => paymentMethods.id),
    anchor: day().notNull(),
    skippedMonths: integer().notNull().default(0),
    leadFirst: day(),
    invoiceFrom: day().notNull(),
    writtenDueDate: day(),
    lateSince: day(),
    toleratedSince: day(),
    suspendedOn: day(),
    noticeOn: day(),
    endsOn: day(),
    endReason: endReason(),
    /** The end that the provider announced; it stays when a notice is withdrawn. */
    providerEndsOn: day(),
    providerEndReason: endReason(),
    /** When the end took effect: websites are offline and the client was notified. */
    endedAt: instant(),
    changePlan: subscriptionPlan(),
    changePaymentPlan: paymentPlan(),
    changePriceCents: integer(),
    changeSkippedMonths: integer(),
    changeEffectiveOn: day(),
    announcedPriceCents: integer(),
    announcedPriceOn: day(),
    /** Why, in the agency's words. */
    announcedPriceReason: text(),
    /** Of a contract that was concluded online: the day from which the right to withdraw counts. */
    concludedOn: day(),
    /** Whether the client asked in a separate box that service begin before the right to withdraw ends. */
    startsAtOnce: boolean(),
    /** When the daily job last finished processing it. */
    processedAt: instant('looked_at'),
    /** The day on which the agency decided to wait, after it was asked to decide. */
    decidedOn: day(),
  },
  (table) => [
    index('subscriptions_client').on(table.clientId),
    index('subscriptions_search').using('gin', table.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('subscriptions_due').on(table.dueDate, table.id),
    index('subscriptions_status').on(table.status, table.id),
    index('subscriptions_plan').on(table.plan, table.id),
    // For any filter: `firstRows` reads each value of an open column separately. By plan and id, due date, status and id.
    index('subscriptions_kind').on(table.status, table.paymentPlan, table.plan, table.id),
    index('subscriptions_kind_due').on(table.status, table.paymentPlan, table.plan, table.dueDate, table.id),
    index('subscriptions_kind_status').on(table.plan, table.paymentPlan, table.status, table.id),
    index('subscriptions_payment_method').on(table.paymentMethodId),
    check('subscriptions_price_not_negative', sql`${table.priceCents} >= 0`),
    check('subscriptions_skipped_months', sql`${table.skippedMonths} >= 0`),
    check(
      'subscriptions_lead',
      sql`${table.leadFirst} < ${table.anchor} + ${table.skippedMonths} * interval '1 month'`,
    ),
    check('subscriptions_end', sql`(${table.endsOn} is null) = (${table.endReason} is null)`),
    check(
      'subscriptions_provider_end',
      sql`(${table.providerEndsOn} is null) = (${table.providerEndReason} is null)`,
    ),
    check('subscriptions_notice_ends', sql`${table.noticeOn} is null or ${table.endsOn} is not null`),
    check('subscriptions_ended', sql`${table.endedAt} is null or ${table.endsOn} is not null`),
    check(
      'subscriptions_change',
      sql`num_nulls(${table.changePlan}, ${table.changePaymentPlan}, ${table.changePriceCents}, ${table.changeSkippedMonths}, ${table.changeEffectiveOn}) in (0, 5)`,
    ),
    check('subscriptions_change_price', sql`${table.changePriceCents} >= 0`),
    check(
      'subscriptions_announced',
      sql`(${table.announcedPriceCents} is null) = (${table.announcedPriceOn} is null)`,
    ),
    check('subscriptions_announced_price', sql`${table.announcedPriceCents} >= 0`),
    check(
      'subscriptions_announced_reason',
      sql`${table.announcedPriceCents} is not null or ${table.announcedPriceReason} is null`,
    ),
    check('subscriptions_concluded', sql`(${table.concludedOn} is null) = (${table.startsAtOnce} is null)`),
    // Contracts that the daily job still has to check.
    index('subscriptions_looked').on(table.processedAt, table.id).where(sql`${table.endedAt} is null`),
  ],
)
