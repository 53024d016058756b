import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasOldSamples } from '@/scripts/launch/sample-version'
import { emptyDatabase } from '../support/database'
import { applyMigrations, TAGS } from '../support/migrations'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const url = await emptyDatabase()
const pool = new pg.Pool({ connectionString: url })
afterAll(() => pool.end())

const FILES = ['hash', 'name', 'alt', 'file_key', 'fallback_key', 'small_key', 'medium_key']
const OWNER = 'coalesce(testimonial_id, staff_member_id, event_id, website_id)'
const TABLES = {
  gallery: 'gallery_pictures',
  upload: 'upload_pictures',
  testimonials: 'testimonial_pictures',
  staff: 'staff_member_pictures',
  events: 'event_pictures',
}

/** Every picture with its owner and file names, in the order of the former lists. */
const placesBefore = async () =>
  (
    await pool.query(`
      select id, website_id, kind::text, ${OWNER} as owner_id,
        row_number() over (
          partition by kind, ${OWNER} order by position, id
        ) as position, ${FILES.join(', ')}
      from pictures order by id`)
  ).rows

const placesAfter = async () =>
  (
    await pool.query(
      Object.entries(TABLES)
        .map(
          ([kind, table]) => `
            select p.id, p.website_id, '${kind}' as kind, owner_id, position::bigint, ${FILES.join(', ')}
            from ${table} placement join pictures p on p.id = picture_id
              and p.website_id is not distinct from placement.website_id`,
        )
        .join(' union all ')
        .concat(' order by id'),
    )
  ).rows

const uploads = async (owner: string) =>
  (await pool.query(`select id, purpose, ${owner} as owner_id, picture_id from uploads order by id`)).rows

const migrate = (isDue: (tag: string) => boolean) => applyMigrations(pool, TAGS.filter(isDue))

beforeAll(async () => {
  await migrate((tag) => tag < '0013')
  await pool.query(read('../support/sample-data-0012.sql'))
})

it('leaves every picture of the sample data with its owner, in its order, with its files', async () => {
  const before = await placesBefore()
  const uploadsBefore = await uploads('coalesce(website_id, entry_id)')
  expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(Object.keys(TABLES)))
  expect(before.length).toBeGreaterThan(20)
  await migrate((tag) => tag.startsWith('0013'))
  expect(await placesAfter()).toEqual(before)
  expect(await uploads('owner_id')).toEqual(uploadsBefore)
  expect((await pool.query('select count(*)::int as n from pictures')).rows).toEqual([{ n: before.length }])
})

it('marks the sample accounts that were there before marks were made, and no other account', async () => {
  await pool.query(`
    insert into users (id, email, password_hash, first_name, last_name, phone, terms_accepted_at)
    overriding system value values (99, 'visiteur@ostal.example', 'x', 'Léa', 'Visiteur', '06', now())`)
  await migrate((tag) => tag.endsWith('_accounts'))
  const { rows } = await pool.query('select id from users where is_sample order by id')
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  // The demo reports old sample data.
  expect(await hasOldSamples(url)).toBe(true)
})

it('gives every website that was there a version of each public list', async () => {
  await migrate((tag) => tag >= '0015')
  const { rows } = await pool.query(
    `select w.id, count(v.list)::int as lists from websites w left join list_versions v on v.website_id = w.id
     group by w.id order by w.id`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ lists }) => lists))).toEqual(new Set([5]))
})
