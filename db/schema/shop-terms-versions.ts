import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { websites } from './websites'

/** The terms of a purchase, as shown and printed. `look`: in the frame required by law, or whole on one page. */
export type TermsText = { title: string; sections: TermsSection[] }
type TermsSection = { heading: string; paragraphs: string[]; look?: 'frame' | 'form' }

/** Each version of the terms under which a shop has sold, kept for the orders that refer to it. */
export const shopTermsVersions = pgTable(
  'shop_terms_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    websiteId: integer()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** SHA-256 of the text as JSON. */
    hash: text().notNull(),
    text: jsonb().$type<TermsText>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('shop_terms_versions_text').on(table.websiteId, table.hash)],
)
