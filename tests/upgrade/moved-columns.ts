/** Where this version stores the values of a former column: SQL over the row `t` of the column's table. */
export const MOVED_COLUMNS: Record<string, string> = {
  'users.stripe_account_id': '(select stripe_account_id from clients where id = t.id)',
  'users.fixed_fee_cents': '(select fixed_fee_cents from clients where id = t.id)',
  'users.percent_fee': '(select percent_fee from clients where id = t.id)',
  'websites.user_id': 't.client_id',
  'subscriptions.user_id': 't.client_id',
  'fee_rules.user_id': 't.client_id',
  'project_requests.user_id': 't.client_id',
  'shipments.other_carrier': "nullif(t.carrier, 'Mondial Relay')",
}

/** Dropped columns of the former version, each with the reason. */
export const DROPPED_COLUMNS: Record<string, string> = {}
