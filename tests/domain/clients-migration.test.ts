import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../support/database'
import { applyMigrations, TAGS } from '../support/migrations'

const CLIENTS = TAGS.findIndex((tag) => /^\d+_clients$/.test(tag))

const FORMER = `
  insert into users (id, email, password_hash, first_name, last_name, phone, role, stripe_account_id, fixed_fee_cents, percent_fee)
  overriding system value values
    (7, 'lea@exemple.fr', 'x', 'Léa', 'Martin', '06', 'USER', 'acct_lea', 25, 2.90),
    (12, 'paul@exemple.fr', 'x', 'Paul', 'Roux', '06', 'USER', null, 0, 0),
    (31, 'admin@exemple.fr', 'x', 'Anne', 'Vidal', '06', 'ADMIN', null, 10, 1.15);
  insert into subscriptions (id, user_id, price_cents, due_date) overriding system value
    values (3, 7, 3500, '2026-12-01'), (4, 12, 5900, '2027-01-31');
  insert into websites (id, user_id, subscription_id, name, url) overriding system value
    values (5, 7, 3, 'Le Four', 'https://four.example'), (6, 12, null, 'Le Mas', 'https://mas.example'),
      (8, 31, null, 'L’agence', 'https://agence.example');
  insert into fee_rules (id, user_id, min_amount_cents, fixed_fee_cents, percentage) overriding system value
    values (2, 7, 0, 20, 1.5), (9, 12, 0, 30, 2);
  insert into tickets (id, user_id, type, title, website_id, last_message_id) overriding system value
    values (11, 7, 'Bug', 'Une panne', 5, 1), (13, 12, 'Nouveau site', 'Demande de projet', null, 2);
  insert into project_requests (id, user_id, ticket_id, has_website, new_website, website_url, made_by_agency, is_experienced,
    wants_subscription, wants_ecommerce, annual, contact_option, additional_info) overriding system value
    values (14, 12, 13, false, true, '', false, false, true, false, true, 'email', '');`

/** The owner of each row, by the column name of the version queried. */
const ownersOf = (column: string) => `
  select 'websites' as of, id, ${column} as owner from websites
  union all select 'subscriptions', id, ${column} from subscriptions
  union all select 'fee_rules', id, ${column} from fee_rules
  union all select 'project_requests', id, ${column} from project_requests
  union all select 'tickets', id, ${column} from tickets order by 1, 2`

async function migrated(due: string[], rows = '') {
  const pool = new pg.Pool({ connectionString: await emptyDatabase() })
  afterAll(() => pool.end())
  const apply = (tags: string[]) => applyMigrations(pool, tags)
  await apply(due)
  await pool.query(rows)
  const ask = async (text: string) => (await pool.query(text)).rows
  return { ask, apply }
}

const former = await migrated(TAGS.slice(0, CLIENTS), FORMER)
const owners = await former.ask(ownersOf('user_id'))
const terms = await former.ask(
  'select id, id as owner_id, stripe_account_id, fixed_fee_cents, percent_fee from users order by id',
)
beforeAll(() => former.apply(TAGS.slice(CLIENTS, CLIENTS + 1)))

describe('the migration that gives users their clients', () => {
  it('makes every user a client of the same id, with the payment account and terms that they had', async () => {
    expect(terms).toHaveLength(3)
    expect(
      await former.ask(
        'select id, owner_id, stripe_account_id, fixed_fee_cents, percent_fee from clients order by id',
      ),
    ).toEqual(terms)
  })

  it('leaves every site, contract, rule, project and ticket with whose it was, and tickets with their user', async () => {
    expect(owners).toHaveLength(10)
    expect(await former.ask(ownersOf('client_id'))).toEqual(owners)
    expect(await former.ask('select id from tickets where client_id <> user_id')).toEqual([])
  })

  it('drops what it moved', async () => {
    const columns = await former.ask(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'
         and (table_name = 'users' and column_name in ('stripe_account_id', 'fixed_fee_cents', 'percent_fee')
           or table_name in ('websites', 'subscriptions', 'fee_rules', 'project_requests') and column_name = 'user_id')`,
    )
    expect(columns).toEqual([])
  })

  it('keeps a user who has something, and takes the client and the rules along with one who has not', async () => {
    await expect(former.ask('delete from users where id = 31')).rejects.toMatchObject({
      constraint: 'websites_client_id_clients_id_fk',
    })
    await former.ask(`
      delete from project_requests where client_id = 12; delete from tickets where client_id = 12;
      delete from websites where client_id = 12; delete from subscriptions where client_id = 12`)
    await former.ask('delete from users where id = 12')
    expect(
      await former.ask(
        'select id from clients where id = 12 union all select id from fee_rules where client_id = 12',
      ),
    ).toEqual([])
  })
})

it('an empty database is migrated too, and has no client', async () => {
  const { ask } = await migrated(TAGS)
  expect(await ask('select id from clients')).toEqual([])
})
