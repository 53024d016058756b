import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { clients } from './clients'
import { percent } from './columns'

/** The agency's share of a seller's orders from a minimum amount; the rule with the greatest one applies. */
export const feeRules = pgTable(
  'fee_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    minAmountCents: integer().notNull(),
    fixedFeeCents: integer().notNull(),
    percentage: percent().notNull(),
    /** 0 waives the fee, null leaves it uncapped. */
    maxFeeCents: integer(),
    /** Replaces the sum of fixed fee and percentage. */
    customFormula: text(),
  },
  (table) => [
    unique('fee_rules_min_amount_unique').on(table.clientId, table.minAmountCents),
    check('fee_rules_min_amount_not_negative', sql`${table.minAmountCents} >= 0`),
    check('fee_rules_fixed_fee_not_negative', sql`${table.fixedFeeCents} >= 0`),
    check('fee_rules_percentage', sql`${table.percentage} between 0 and 100`),
    check('fee_rules_max_fee_not_negative', sql`${table.maxFeeCents} >= 0`),
    check('fee_rules_formula_length', sql`char_length(${table.customFormula}) between 1 and 300`),
  ],
)
