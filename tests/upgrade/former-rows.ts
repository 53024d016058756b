import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'

/** Sessions of the recorded data, by person. */
export const SESSIONS = {
  admin: { id: '00000000-0000-4000-8000-000000000001', userId: ADMIN },
  owner: { id: '00000000-0000-4000-8000-000000000002', userId: CAMILLE },
  stranger: { id: '00000000-0000-4000-8000-000000000003', userId: JULIEN },
  moderator: { id: '00000000-0000-4000-8000-000000000004', userId: MODERATOR },
  /** The administrator viewing as the owner. */
  view: { id: '00000000-0000-4000-8000-000000000005', userId: ADMIN, viewedUserId: CAMILLE },
} as const

/** An API key of the owner's first website, and the token of a shopper's link to the first order. */
export const KEY = 'ostal_key_of_the_recorded_data_0123456789abcdef'
export const LINK = 'link-of-the-recorded-data'
export const LINKED_ORDER = 1

/** Adds what the sample data lacks: rows of tables that it leaves empty, and the callers' credentials. The columns are those of
 *  the recorded version. */
export async function addFormerRows(client: pg.Client): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement)
  await addCallers(client)
}

const STATEMENTS = [
  `update users set fixed_fee_cents = 30, percent_fee = 2.5 where id = ${CAMILLE}`,
  `insert into fee_rules (user_id, min_amount_cents, fixed_fee_cents, percentage, max_fee_cents)
   values (${CAMILLE}, 5000, 20, 1.5, 900), (${JULIEN}, 0, 0, 4, null)`,
  `insert into project_requests (user_id, ticket_id, has_website, new_website, website_url, made_by_agency, is_experienced,
     wants_subscription, wants_ecommerce, selected_plan, annual, contact_option, additional_info, website_id)
   values (${JULIEN}, 4, true, false, 'https://julien.example', false, true, true, false, 'Sub Standard', true, 'email',
     'Une vitrine pour l’atelier', 3)`,
  `insert into webhook_endpoints (website_id, url, secret)
   values (1, 'https://latable.example/crochet', 'whsec_cmVjb3JkZWQgc2VjcmV0IG9mIDMyIGJ5dGVzIQ==')`,
  `insert into refunds (order_id, refund_id, amount_cents, status, reason, created_at)
   select id, 're_recorded', 500, 'succeeded', 'Pot fêlé', now() - interval '2 days' from orders where status = 'paid'
   order by id limit 1`,
  `update orders set refunded_cents = refunded_cents + 500
   where id = (select order_id from refunds where refund_id = 're_recorded')`,
  `insert into refunds (order_id, refund_id, amount_cents, status, created_at)
   select id, 're_whole', total_cents, 'succeeded', now() - interval '20 days' from orders where status = 'refunded'`,
  `insert into disputes (id, order_id, amount_cents, reason, status) values ('dp_recorded', 1, 3280, 'fraudulent', 'won')`,
  `insert into return_requests (order_id, submission_id, reason, created_at)
   values (1, gen_random_uuid(), 'Le tablier est trop grand.', now() - interval '3 days')`,
  `insert into audit_log (actor_type, actor_id, action, subject_type, subject_id, request_id, network, before, after)
   values ('person', ${ADMIN}, 'user.updated', 'user', '${CAMILLE}', 'recorded', 'recorded', '{"role": "USER"}', '{"role": "USER"}')`,
]

async function addCallers(client: pg.Client): Promise<void> {
  for (const session of Object.values(SESSIONS)) {
    const viewed = 'viewedUserId' in session ? session.viewedUserId : null
    await client.query(
      `insert into sessions (id, user_id, created_at, expires_at, viewed_user_id, view_ends_at)
       values ($1, $2, now(), now() + interval '30 days', $3, now() + interval '30 minutes')`,
      [session.id, session.userId, viewed],
    )
  }
  const keyHash = createHash('sha256').update(KEY).digest('hex')
  await client.query(
    `insert into api_keys (website_id, user_id, name, access, prefix, key_hash)
     values (1, $1, 'Vitrine', 'write', $2, $3)`,
    [CAMILLE, KEY.slice(0, 12), keyHash],
  )
  const tokenHash = createHash('sha256').update(LINK).digest('base64url')
  await client.query(
    `insert into order_links (token_hash, order_id, expires_at) values ($1, $2, now() + interval '300 days')`,
    [tokenHash, LINKED_ORDER],
  )
}
