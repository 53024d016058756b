import { createHash } from 'node:crypto'
import { makeZip } from 'client-zip'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { exportContents } from '@/lib/domain/data-export/export-contents'
import { storeFile } from '@/lib/providers/files/store-file'
import { domain } from '../support/context'
import { fileStore } from '../support/file-store'
import { ordersOf, SHOPPER } from '../support/leaving-client'
import { newShop } from '../support/shop'

const { as, pool } = await domain()
const server = await fileStore()
const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows
const signal = new AbortController().signal

async function addPicture(websiteId: number, name: string, key?: string) {
  const hash = createHash('md5').update(`${name}${websiteId}`).digest('hex')
  const stored =
    key ?? (await storeFile(Buffer.from(`Les octets de ${name}`), `${hash}.webp`, 'image/webp')).key
  const [picture] = await rows(
    `insert into pictures (website_id, hash, name, alt, width, height, mime, bytes, file_key, fallback_mime, fallback_key)
     values ($1, $2, $3, 'Une ruche', 10, 10, 'image/webp', 5, $4, 'image/jpeg', $4 || '-f') returning id`,
    ...[websiteId, hash, name, stored],
  )
  await rows(
    `insert into gallery_pictures (owner_id, website_id, picture_id, position)
     select $1, $1, $2, count(*) + 1 from gallery_pictures where owner_id = $1`,
    ...[websiteId, picture.id],
  )
  return `images/${hash}.webp`
}

/** The archive as another program reads it. */
async function archiveOf(ctx: ReturnType<typeof as>, websiteId: number) {
  const files = await exportContents(ctx, { websiteId, signal })
  async function* entries() {
    for await (const { name, content } of files) yield { name, input: content }
  }
  const bytes = new Uint8Array(await new Response(makeZip(entries())).arrayBuffer())
  const unzipped = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file)] as const)
  return { files: new Map(unzipped), json: (name: string) => JSON.parse(String(new Map(unzipped).get(name))) }
}

it('a website’s contents come as JSON with the pictures’ files, also once it is offline', async () => {
  const { websiteId, owner, product } = await newShop(pool)
  await product({ sizes: { S: 1, M: 2 } })
  await ordersOf({ as, rows, websiteId })
  await rows(
    `insert into testimonials (website_id, position, customer_name, customer_role, content, active)
     values ($1, 1, 'Inès', 'Cliente', 'Un miel parfait', false)`,
    websiteId,
  )
  const picture = await addPicture(websiteId, 'ruche')
  await rows("update websites set status = 'inactive', inactive_by = 'billing' where id = $1", websiteId)
  const { files, json } = await archiveOf(as(owner.id), websiteId)
  expect(json('site.json')).toMatchObject({ name: 'Miel des garrigues', shop: { legalName: 'Miel SARL' } })
  expect(json('avis.json')).toMatchObject([{ customerName: 'Inès', active: false }])
  expect(json('produits.json')).toMatchObject([
    { name: 'Miel de châtaignier', sizes: [{ size: 'S' }, { size: 'M' }] },
  ])
  expect(json('commandes.json')).toMatchObject([{ customer: { name: SHOPPER.name } }, {}])
  expect(json('images.json')).toMatchObject([
    { file: picture, alt: 'Une ruche', usedFor: [{ kind: 'gallery', position: 1 }] },
  ])
  expect(String(files.get(picture))).toBe('Les octets de ruche')
  const { files: listed, missing } = json('manifeste.json')
  expect(missing).toEqual([])
  const known = [...files].filter(([name]) => name !== 'manifeste.json')
  expect(listed).toEqual(
    known.map(([name, bytes]) => ({
      name,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  )
  expect(JSON.stringify([...files.values()].map(String))).not.toMatch(/fileKey|submissionHash/)
})

it('a file that the provider has lost or does not give is named, and the others come', async () => {
  const { websiteId, owner } = await newShop(pool)
  const lost = await addPicture(websiteId, 'perdue', 'gone-key')
  const whole = await addPicture(websiteId, 'entière')
  const { files, json } = await archiveOf(as(owner.id), websiteId)
  expect(json('manifeste.json').missing).toEqual([{ name: lost, reason: expect.any(String) }])
  expect(files.has(whole)).toBe(true)
  await server.order('server_error', 10, 'uploadthing')
  const { json: later } = await archiveOf(as(owner.id), websiteId)
  expect(later('manifeste.json').missing.map(({ name }: { name: string }) => name)).toEqual([lost, whole])
})

it('a long list is read part by part', async () => {
  const { websiteId, owner } = await newShop(pool)
  await rows(
    "insert into products (website_id, name, price_cents, weight_grams) select $1, 'Miel ' || n, 100, 1 from generate_series(1, 450) n",
    websiteId,
  )
  const { json } = await archiveOf(as(owner.id), websiteId)
  expect(json('produits.json')).toHaveLength(450)
})

it.each([
  ['a visitor', as(), 'unauthenticated'],
  ['another owner', as(CAMILLE), 'not_found'],
  ['a moderator', as(MODERATOR, 'MODERATOR'), 'not_found'],
] as const)('%s gets no contents', async (_, ctx, code) => {
  const { websiteId } = await newShop(pool)
  await expect(exportContents(ctx, { websiteId, signal })).rejects.toMatchObject({ code })
})

it('the agency downloads them for a client, and so does an administrator who views them', async () => {
  const { websiteId, owner } = await newShop(pool)
  for (const ctx of [as(ADMIN, 'ADMIN'), as(owner.id, 'USER', { viewedBy: ADMIN })])
    expect((await archiveOf(ctx, websiteId)).json('site.json')).toMatchObject({ id: websiteId })
})
