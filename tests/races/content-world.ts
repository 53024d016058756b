import { expect } from 'vitest'
import { createEntry } from '@/lib/domain/content/create-entry'
import type { domain } from '../support/context'
import { newShop } from '../support/shop'
import { fakeFiles } from './fake-files'

type Domain = Awaited<ReturnType<typeof domain>>

export type ContentWorld = Awaited<ReturnType<typeof contentWorld>>

export const ENTRY = { name: 'Léa', role: 'Cheffe', description: null, active: true }
const PICTURES = 4

/** A website with a staff of three, a gallery of four pictures, two pictures of the first person and a product. */
export async function contentWorld({ as, job, pool }: Domain) {
  const { websiteId, owner, product } = await newShop(pool)
  const files = fakeFiles()
  const providers = { files }
  const ctx = as(owner.id, 'USER', { providers })
  const { id: productId } = await product()
  const entries: number[] = []
  for (let index = 0; index < 3; index += 1)
    entries.push((await createEntry(ctx, { kind: 'staff', websiteId, input: ENTRY })).id)
  const { rows } = await pool.query(
    `with made as (
       insert into pictures (website_id, hash, name, width, height, mime, bytes, file_key, fallback_mime, fallback_key)
       select $1, md5(random()::text), 'salle ' || n, 10, 10, 'image/webp', 5, gen_random_uuid(), 'image/jpeg', gen_random_uuid()
       from generate_series(1, ${PICTURES} + 2) n returning id, hash
     ), numbered as (select id, hash, row_number() over (order by id) as n from made
     ), gallery as (
       insert into gallery_pictures (owner_id, website_id, picture_id, position) select $1, $1, id, n from numbered where n <= ${PICTURES}
     ), staff as (
       insert into staff_member_pictures (owner_id, website_id, picture_id, position)
       select $2, $1, id, n - ${PICTURES} from numbered where n > ${PICTURES}
     ) select id, hash from numbered order by n`,
    [websiteId, entries[0]],
  )
  return {
    ...{ pool, ctx, files, websiteId, productId, entries },
    system: job('housekeeping', { providers, after: 48 * 3_600_000 }),
    entryId: entries[0] ?? 0,
    lastEntryId: entries[2] ?? 0,
    pictures: rows as { id: number; hash: string }[],
    hash: String(rows[0].hash),
  }
}

const LISTS: Record<string, string> = {
  staff_members: 'website_id',
  gallery_pictures: 'owner_id',
  staff_member_pictures: 'owner_id',
  product_pictures: 'owner_id',
}

/** Checks that every list is numbered from 1 without gaps, and that every placed picture has its file. */
export async function contentHolds({ pool, websiteId }: ContentWorld): Promise<void> {
  for (const [table, owner] of Object.entries(LISTS)) {
    const { rows } = await pool.query(
      `select ${owner} as owner, array_agg(position order by position) as positions from ${table} where website_id = $1 group by 1`,
      [websiteId],
    )
    for (const row of rows)
      expect(row.positions, `${table} of ${row.owner}`).toEqual(
        row.positions.map((_: number, index: number) => index + 1),
      )
  }
}
