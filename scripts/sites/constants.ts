export type Whose = 'website' | 'client' | 'agency'

const PERSON = 'of a person who logs in, staff included'
const LEAD = 'of a person who may not be a client yet'
const INSTALLATION = 'one for the installation'

/** Tables without a required column that leads to a website or a client. */
export const DECLARED: Record<string, { of: Whose; why: string }> = {
  pictures: { of: 'website', why: 'website_id, null for a picture of the agency' },
  upload_pictures: { of: 'website', why: 'website_id, null for a picture of the agency' },
  low_stock: { of: 'website', why: 'website_id, without a foreign key' },
  first_orders: { of: 'website', why: 'its key is a hash with the article; order_id while it is pending' },
  payment_events: { of: 'agency', why: 'what the provider sent, of any account' },
  payment_accounts: { of: 'client', why: 'its key is clients.stripe_account_id' },
  invoice_disputes: { of: 'client', why: 'intent_id leads to an attempt to pay an invoice' },
  account_tokens: { of: 'agency', why: PERSON },
  known_browsers: { of: 'agency', why: PERSON },
  passkey_challenges: { of: 'agency', why: PERSON },
  passkeys: { of: 'agency', why: PERSON },
  recovery_codes: { of: 'agency', why: PERSON },
  refused_forms: { of: 'agency', why: PERSON },
  sessions: { of: 'agency', why: PERSON },
  submissions: { of: 'agency', why: PERSON },
  totp_secrets: { of: 'agency', why: PERSON },
  uploads: { of: 'agency', why: PERSON },
  users: { of: 'agency', why: PERSON },
  cancellations: { of: 'agency', why: LEAD },
  contact_messages: { of: 'agency', why: LEAD },
  content_decisions: { of: 'agency', why: LEAD },
  content_notices: { of: 'agency', why: LEAD },
  quote_acceptances: { of: 'agency', why: LEAD },
  quote_lines: { of: 'agency', why: LEAD },
  quote_versions: { of: 'agency', why: LEAD },
  quote_withdrawals: { of: 'agency', why: LEAD },
  quotes: { of: 'agency', why: LEAD },
  arrivals: { of: 'agency', why: 'of the agency’s own pages' },
  page_views: { of: 'agency', why: 'of the agency’s own pages' },
  audit_log: { of: 'agency', why: INSTALLATION },
  backups: { of: 'agency', why: INSTALLATION },
  canned_answers: { of: 'agency', why: INSTALLATION },
  fee_months: { of: 'agency', why: INSTALLATION },
  invoice_counters: { of: 'agency', why: 'invoices have one gapless series of numbers' },
  quote_counters: { of: 'agency', why: 'quotes have one series of numbers' },
  mail_failures: { of: 'agency', why: 'by address, of users and of leads' },
  mail_turns: { of: 'agency', why: INSTALLATION },
  rate_limits: { of: 'agency', why: INSTALLATION },
}

const OF_OWNER = [['owner_id', 'position']]
const OF_WEBSITE = [['website_id', 'position']]

/** Unique keys that migrations add by hand, because drizzle cannot express them: list positions, which neighbours swap. */
export const OF_MIGRATIONS: Record<string, string[][]> = {
  ...{ events: OF_WEBSITE, staff_members: OF_WEBSITE, testimonials: OF_WEBSITE },
  ...{ gallery_pictures: OF_OWNER, upload_pictures: OF_OWNER, logo_pictures: OF_OWNER },
  ...{ testimonial_pictures: OF_OWNER, staff_member_pictures: OF_OWNER, event_pictures: OF_OWNER },
  product_pictures: OF_OWNER,
}
