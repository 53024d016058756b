import { getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { setStock } from '@/lib/domain/catalogue/change-stock'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { deleteProduct } from '@/lib/domain/catalogue/delete-product'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'
import { duplicateProduct } from '@/lib/domain/catalogue/duplicate-product'
import { type ImportMode, importProducts } from '@/lib/domain/catalogue/import-products'
import { listProducts } from '@/lib/domain/catalogue/queries'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { listPublicEntries } from '@/lib/domain/content/queries'
import type { EntryInputs, EntryKind } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { PICTURE_OWNERS } from '@/lib/domain/media/owners'
import { listEntryPictures, listGallery } from '@/lib/domain/media/queries'
import type { EntryPictureKind } from '@/lib/domain/media/schema'
import type { Providers } from '@/lib/domain/providers'
import { type PublicList, readListVersions } from '@/lib/domain/websites/list-version'
import { providers as ofProduct } from '@/lib/server/providers'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newProduct } from '../support/new-product'
import { pictureOf } from '../support/sample-pictures'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool } = await domain()
const provider = fakePayments()
const store: Providers['files']['store'] = async (_, name) => ({
  key: name,
  url: `https://files.example/${name}`,
})
const providers = { payments: provider.payments, files: { ...ofProduct.files, store } }
const visitor = as(undefined, 'USER', { providers })
const system = job('orders', { providers })
const photo = { name: 'photo.jpg', bytes: await pictureOf.jpeg() }

const INPUTS: EntryInputs = {
  testimonials: { content: 'Délicieux.', customerName: 'Paul', customerRole: 'Client', active: true },
  staff: { name: 'Léa', role: 'Cheffe', description: null, active: true },
  events: { title: 'Dîner', description: 'Le soir.', eventDate: '2030-05-01', endDate: null, active: true },
}
const KINDS = Object.keys(INPUTS) as EntryKind[]

/** A new shop, and a function that returns which list versions a change raises. */
async function newSite() {
  const { websiteId, owner, product } = await newShop(pool)
  const seller = as(owner.id, 'USER', { providers })
  const versions = async (): Promise<[string, string][]> =>
    (
      await pool.query('select list, version from list_versions where website_id = $1 order by list', [
        websiteId,
      ])
    ).rows.map(({ list, version }) => [list, version])
  const raisedBy = async (change: () => Promise<unknown>) => {
    const before = new Map(await versions())
    await change()
    return (await versions()).flatMap(([list, version]) =>
      BigInt(version) > BigInt(before.get(list) ?? 0) ? list : [],
    )
  }
  const addTo = async (kind: EntryPictureKind, entryId: number) => {
    const target = { kind, entryId, websiteId, replace: false, customName: '' }
    const [picture] = await addPictures(seller, { ...target, files: [photo] })
    return picture?.hash ?? ''
  }
  const addToGallery = async () => {
    const target = { kind: 'gallery' as const, websiteId, customName: '' }
    const [picture] = await addPictures(seller, { ...target, files: [photo] })
    return { id: picture?.id ?? 0, hash: picture?.hash ?? '' }
  }
  const create = (kind: EntryKind) => createEntry(seller, { kind, websiteId, input: INPUTS[kind] })
  return { websiteId, seller, product, versions, raisedBy, addTo, addToGallery, create }
}

describe('a list has another version', () => {
  it.each(KINDS)('after each change of its %s, and of their pictures', async (kind) => {
    const { seller, raisedBy, addTo, create } = await newSite()
    const { id } = await create(kind)
    const other = await create(kind)
    expect(await raisedBy(() => create(kind))).toEqual([kind])
    expect(await raisedBy(() => updateEntry(seller, { kind, id, changes: { active: false } }))).toEqual([
      kind,
    ])
    expect(await raisedBy(() => moveEntry(seller, { kind, id, position: 2 }))).toEqual([kind])
    expect((await raisedBy(() => addTo(kind, id))).toSorted()).toEqual([kind, 'pictures'].toSorted())
    const hash = await addTo(kind, id)
    expect((await raisedBy(() => deletePicture(seller, hash))).toSorted()).toEqual(
      [kind, 'pictures'].toSorted(),
    )
    expect(await raisedBy(() => deleteEntry(seller, { kind, id: other.id }))).toEqual([kind])
  })

  it('after each change of a product, its sizes and its pictures', async () => {
    const { websiteId, seller, raisedBy, addTo } = await newSite()
    const input = newProduct()
    const { id } = await createProduct(seller, { websiteId, input })
    expect(await raisedBy(() => createProduct(seller, { websiteId, input }))).toEqual(['products'])
    expect(await raisedBy(() => updateProduct(seller, { id, changes: { priceCents: 1 } }))).toEqual([
      'products',
    ])
    expect(await raisedBy(() => setStock(seller, { id, sizeId: null, quantity: 3 }))).toEqual(['products'])
    const size = await addSize(seller, { productId: id, input: { size: 'M', stock: 2 } })
    expect(await raisedBy(() => setStock(seller, { id, sizeId: size.id, quantity: 3 }))).toEqual(['products'])
    expect(await raisedBy(() => deleteSize(seller, size.id))).toEqual(['products'])
    expect(await raisedBy(() => duplicateProduct(seller, id))).toEqual(['products'])
    expect(await raisedBy(() => addTo('products', id))).toEqual(['products', 'pictures'])
    expect(await raisedBy(() => deleteProduct(seller, id))).toEqual(['products', 'pictures'])
  })

  it('after an import that wrote something, and not after one that was only checked', async () => {
    const { websiteId, seller, raisedBy } = await newSite()
    const lines = [
      { line: 2, fields: newProduct({ reference: 'A' }), stock: 3, faults: [] },
      { line: 3, fields: newProduct({ reference: 'B' }), stock: 0, faults: [] },
    ]
    const take = (mode: ImportMode) => raisedBy(() => importProducts(seller, { websiteId, lines, mode }))
    expect(await take('check')).toEqual([])
    expect(await take('all')).toEqual(['products'])
    expect(await take('all')).toEqual([])
  })

  it('after an order held, paid for or gave back a piece', async () => {
    const { websiteId, raisedBy, product } = await newSite()
    const { id } = await product({ stock: 5 })
    const orders: number[] = []
    const order = async () => {
      orders.push((await placeOrder(visitor, { websiteId, input: orderOf(id) })).orderId)
    }
    expect(await raisedBy(order)).toEqual(['products'])
    expect(await raisedBy(order)).toEqual(['products'])
    const [paid = 0, left = 0] = orders
    provider.pay(paid)
    expect(await raisedBy(() => settleOrder(system, { orderId: paid }))).toEqual(['products'])
    provider.expire(left)
    expect(await raisedBy(() => settleOrder(system, { orderId: left }))).toEqual(['products'])
    // A settled order changes nothing.
    expect(await raisedBy(() => settleOrder(system, { orderId: left }))).toEqual([])
  })

  it('after each change of a gallery', async () => {
    const { seller, raisedBy, addToGallery } = await newSite()
    const { id, hash } = await addToGallery()
    expect(await raisedBy(addToGallery)).toEqual(['pictures'])
    expect(await raisedBy(() => movePicture(seller, { id, position: 2 }))).toEqual(['pictures'])
    expect(await raisedBy(() => describePicture(seller, { hash, alt: 'La salle' }))).toEqual(['pictures'])
    expect(await raisedBy(() => deletePicture(seller, hash))).toEqual(['pictures'])
  })

  it('only where the change was kept, and on no other website', async () => {
    const { seller, websiteId, raisedBy } = await newSite()
    const other = await newSite()
    const input = newProduct({ reference: 'UNIQUE' })
    const add = () => createProduct(seller, { websiteId, input })
    expect(await other.raisedBy(add)).toEqual([])
    expect(await raisedBy(() => expect(add()).rejects.toMatchObject({ code: 'conflict' }))).toEqual([])
  })

  it('once a transaction, however many rows it changed', async () => {
    const { websiteId, product, versions } = await newSite()
    for (let count = 0; count < 3; count += 1) await product()
    await pool.query(
      "update list_versions set version = 9000000000000000 where website_id = $1 and list = 'products'",
      [websiteId],
    )
    await pool.query('update products set stock = stock + 1 where website_id = $1', [websiteId])
    expect(new Map(await versions()).get('products')).toBe('9000000000000001')
  })
})

describe('what a visitor reads', () => {
  it('says the version that its rows have, to the last page and with no rows at all', async () => {
    const { websiteId, versions, product, create, addTo, addToGallery } = await newSite()
    await product()
    const { id: entryId } = await create('staff')
    await addTo('staff', entryId)
    await addToGallery()
    const stored = new Map((await versions()).map(([list, version]) => [list, Number(version)]))
    for (const limit of [0, 1, 50])
      for (const after of [null, { id: 2_000_000_000, position: 2_000_000_000 }]) {
        const page = { limit, after }
        expect((await listProducts(visitor, { websiteId, ...page })).version).toBe(stored.get('products'))
        expect((await listGallery(visitor, { websiteId, ...page })).version).toBe(stored.get('pictures'))
        const pictures = await listEntryPictures(visitor, { kind: 'staff', entryId, ...page })
        expect(pictures.version).toBe(stored.get('pictures'))
        for (const kind of KINDS)
          expect((await listPublicEntries(visitor, { kind, websiteId, ...page })).version).toBe(
            stored.get(kind),
          )
      }
  })

  it('is the same wherever the version is, while shoppers and the owner change it', async () => {
    const { websiteId, seller, product } = await newSite()
    const { id } = await product({ stock: 1_000 })
    const seen = new Map<number | undefined, Set<number>>()
    let isChanging = true
    const reading = Promise.all(
      Array.from({ length: 3 }, async () => {
        while (isChanging) {
          const { rows, version } = await listProducts(visitor, { websiteId, limit: 20, after: null })
          const stocks = seen.get(version) ?? new Set()
          seen.set(version, stocks.add(rows[0]?.stock ?? -1))
        }
      }),
    )
    await Promise.all([
      ...Array.from({ length: 15 }, () => placeOrder(visitor, { websiteId, input: orderOf(id) })),
      ...Array.from({ length: 15 }, (_, index) =>
        setStock(seller, { id, sizeId: null, quantity: 2_000 + 100 * index }),
      ),
    ])
    isChanging = false
    await reading
    expect(seen.size).toBeGreaterThan(1)
    for (const stocks of seen.values()) expect(stocks.size).toBe(1)
  })
})

it('a change that is still open keeps no other change of the list waiting', async () => {
  const { websiteId, seller, product } = await newSite()
  const [one, other] = [await product(), await product()]
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('update products set held = held + 1 where id = $1', [one.id])
    await setStock(seller, { id: other.id, sizeId: null, quantity: 7 })
    await holder.query('commit')
  } finally {
    holder.release()
  }
  const { rows } = await listProducts(visitor, { websiteId, limit: 2, after: null })
  expect(rows.map(({ stock }) => stock)).toEqual([9, 7])
})

it('every table that a public list shows raises it', async () => {
  const shown = Object.entries(PICTURE_OWNERS).flatMap(([kind, { placements, table }]) =>
    kind === 'upload' ? [] : kind === 'gallery' || kind === 'logo' ? [placements] : [placements, table],
  )
  const { rows } = await pool.query(
    "select tgrelid::regclass::text as name from pg_trigger where tgname like '%_raise_list' order by 1",
  )
  const expected = [...shown.map(getTableName), 'pictures', 'product_sizes', 'shops']
  expect(rows.map(({ name }) => name)).toEqual(expected.toSorted())
})

it('a website that goes takes its versions along', async () => {
  const { websiteId, product, versions } = await newSite()
  await product({ sizes: { M: 3 } })
  expect(await versions()).toHaveLength(5)
  await pool.query('delete from websites where id = $1', [websiteId])
  expect(await versions()).toEqual([])
})

describe('the versions that the server looks up', () => {
  it('come in the order asked, and are null for what visitors may not read', async () => {
    const [shown, away] = [await newSite(), await newSite()]
    await pool.query(`update websites set status = 'inactive' where id = $1`, [away.websiteId])
    const of = async (websiteId: number, list: PublicList) => {
      const { rows } = await pool.query(
        'select version from list_versions where website_id = $1 and list = $2',
        [websiteId, list],
      )
      return Number(rows[0].version)
    }
    const { websiteId } = shown
    const found = await readListVersions(visitor, [
      { websiteId, list: 'staff' },
      { websiteId: 2_000_000_000, list: 'staff' },
      { websiteId: away.websiteId, list: 'products' },
      { websiteId, list: 'products' },
      { websiteId, list: 'staff' },
    ])
    const [staff, products] = [await of(websiteId, 'staff'), await of(websiteId, 'products')]
    expect(found).toEqual([staff, null, null, products, staff])
  })
})
