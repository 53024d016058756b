import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { changeStock, setStock } from '@/lib/domain/catalogue/change-stock'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { deleteProduct } from '@/lib/domain/catalogue/delete-product'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'
import { duplicateProduct } from '@/lib/domain/catalogue/duplicate-product'
import { getProduct, listProducts } from '@/lib/domain/catalogue/queries'
import type { ProductInput } from '@/lib/domain/catalogue/schema'
import { updateProduct } from '@/lib/domain/catalogue/update-product'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { newProduct } from '../support/new-product'
import { pictureOf } from '../support/sample-pictures'

const { as, pool } = await domain()
const camille = as(CAMILLE)
const visitor = as()
const foreigners = { Julien: as(JULIEN), 'a moderator': as(MODERATOR, 'MODERATOR') }
const page = { limit: 100, after: null }
/** Camille's shop, and her inactive site. */
const SHOP = 2
const INACTIVE = 4

const create = (changes: Partial<ProductInput> = {}, websiteId = SHOP) =>
  createProduct(camille, { websiteId, input: newProduct(changes) })
const hold = (table: 'products' | 'product_sizes', id: number, held: number) =>
  pool.query(`update ${table} set held = $2 where id = $1`, [id, held])

beforeEach(() => pool.query('delete from products'))

describe('a new product', () => {
  it('begins with its stock, or with sizes that have theirs', async () => {
    const begin = (first: { stock: number; sizes: { size: string; stock: number }[] }) =>
      createProduct(camille, { websiteId: SHOP, input: newProduct(), first })
    expect(await begin({ stock: 7, sizes: [] })).toMatchObject({ stock: 7, sizes: [] })
    const sizes = [
      { size: 'S', stock: 2 },
      { size: 'M', stock: 0 },
    ]
    expect(await begin({ stock: 7, sizes })).toMatchObject({ stock: 2, sizes })
    await expect(begin({ stock: 0, sizes: [...sizes, { size: 's', stock: 1 }] })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await pool.query('select 1 from products')).rowCount).toBe(2)
  })
})

describe('a shop’s products', () => {
  it('are seen whole by their owner, and by all others without what is hidden, noted or held', async () => {
    const shown = await create({ notes: 'Fournisseur : Paul' })
    const hidden = await create({ active: false, notes: 'Brouillon' })
    await setStock(camille, { id: shown.id, sizeId: null, quantity: 7 })
    await hold('products', shown.id, 2)
    const own = (await listProducts(camille, { websiteId: SHOP, ...page })).rows
    expect(own.map(({ id, notes, stock, held }) => [id, notes, stock, held])).toEqual([
      [shown.id, 'Fournisseur : Paul', 7, 2],
      [hidden.id, 'Brouillon', 0, 0],
    ])
    for (const other of [visitor, ...Object.values(foreigners)]) {
      const rows = (await listProducts(other, { websiteId: SHOP, ...page })).rows
      expect(rows.map(({ id, notes, stock, held }) => [id, notes, stock, held])).toEqual([
        [shown.id, null, 5, 0],
      ])
      expect(await getProduct(other, shown.id)).toEqual(rows[0])
      await expect(getProduct(other, hidden.id)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect((await getProduct(camille, hidden.id)).notes).toBe('Brouillon')
  })

  it('of an inactive website are its owner’s alone', async () => {
    const { id } = await create({}, INACTIVE)
    expect((await listProducts(camille, { websiteId: INACTIVE, ...page })).rows).toHaveLength(1)
    for (const other of [visitor, foreigners.Julien]) {
      await expect(listProducts(other, { websiteId: INACTIVE, ...page })).rejects.toMatchObject({
        code: 'site_inactive',
      })
      await expect(getProduct(other, id)).rejects.toMatchObject({ code: 'site_inactive' })
    }
    await expect(listProducts(visitor, { websiteId: 999, ...page })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('are none where there are none, for everybody', async () => {
    await create({ active: false })
    for (const reads of [visitor, foreigners.Julien])
      expect(await listProducts(reads, { websiteId: SHOP, ...page })).toMatchObject({ rows: [], next: null })
    expect((await listProducts(as(ADMIN, 'ADMIN'), { websiteId: 1, ...page })).rows).toEqual([])
  })

  it('come page by page, none twice and none left out', async () => {
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push((await create()).id)
    await pool.query('update products set active = false where id = $1', [ids[1]])
    const read = async (reads: typeof visitor) => {
      const pages: number[][] = []
      for (let after: { id: number } | null = null; ; ) {
        const { rows, next } = await listProducts(reads, { websiteId: SHOP, limit: 2, after })
        pages.push(rows.map(({ id }) => id))
        if (!next) return pages
        after = next
      }
    }
    expect(await read(camille)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
    expect(await read(visitor)).toEqual([
      [ids[0], ids[2]],
      [ids[3], ids[4]],
    ])
  })

  it('are changed by their owner and the agency alone', async () => {
    const { id } = await create()
    const size = await addSize(camille, { productId: id, input: { size: 'M', stock: 1 } })
    for (const other of Object.values(foreigners)) {
      const tries = [
        () => createProduct(other, { websiteId: SHOP, input: newProduct() }),
        () => updateProduct(other, { id, changes: { name: 'À moi' } }),
        () => setStock(other, { id, sizeId: size.id, quantity: 9 }),
        () => changeStock(other, { id, sizeId: size.id, by: 1 }),
        () => addSize(other, { productId: id, input: { size: 'L', stock: 1 } }),
        () => deleteSize(other, size.id),
        () => duplicateProduct(other, id),
        () => deleteProduct(other, id),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    }
    const renamed = await updateProduct(as(ADMIN, 'ADMIN'), { id, changes: { name: 'Miel toutes fleurs' } })
    expect(renamed).toMatchObject({ name: 'Miel toutes fleurs', stock: 1, priceCents: 950 })
  })
})

describe('a reference', () => {
  it('is P- and the number without one of its own', async () => {
    const { id, reference } = await create()
    expect(reference).toBe(`P-${id}`)
    expect(await updateProduct(camille, { id, changes: { reference: 'MIEL-1' } })).toMatchObject({
      reference: 'MIEL-1',
    })
    expect(await updateProduct(camille, { id, changes: { reference: `p-${id}` } })).toMatchObject({
      reference: `P-${id}`,
    })
  })

  it('is unique in its shop, ignoring case, and free in another', async () => {
    await create({ reference: 'MIEL-1' })
    const other = await create()
    await expect(create({ reference: 'miel-1' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(
      updateProduct(camille, { id: other.id, changes: { reference: 'Miel-1' } }),
    ).rejects.toMatchObject({ code: 'conflict', issues: [{ path: 'reference' }] })
    expect((await create({ reference: 'MIEL-1' }, INACTIVE)).reference).toBe('MIEL-1')
  })

  it('that another product took from the next number is passed over', async () => {
    const { id } = await create()
    await create({ reference: `P-${id + 2}` })
    expect((await create()).id).toBeGreaterThan(id + 2)
  })
})

describe('stock', () => {
  it('is set, and changed by steps never below nothing', async () => {
    const { id } = await create()
    const shelf = { id, sizeId: null }
    expect((await setStock(camille, { ...shelf, quantity: 7 })).stock).toBe(7)
    expect((await changeStock(camille, { ...shelf, by: -2 })).stock).toBe(5)
    expect((await changeStock(camille, { ...shelf, by: -9 })).stock).toBe(0)
    await Promise.all(Array.from({ length: 10 }, () => changeStock(camille, { ...shelf, by: 1 })))
    expect((await getProduct(camille, id)).stock).toBe(10)
  })

  it('that was counted below what is held leaves nothing to buy', async () => {
    const { id } = await create()
    await setStock(camille, { id, sizeId: null, quantity: 1 })
    await hold('products', id, 3)
    expect(await getProduct(visitor, id)).toMatchObject({ stock: 0, held: 0 })
    expect(await getProduct(camille, id)).toMatchObject({ stock: 1, held: 3 })
  })

  it('of a product with sizes is their sum, and nothing when the last one goes', async () => {
    const { id } = await create()
    await setStock(camille, { id, sizeId: null, quantity: 7 })
    const small = await addSize(camille, { productId: id, input: { size: 'S', stock: 2 } })
    const large = await addSize(camille, { productId: id, input: { size: 'L', stock: 5 } })
    await hold('product_sizes', large.id, 6)
    expect(await getProduct(camille, id)).toMatchObject({ stock: 7, held: 6 })
    expect(await getProduct(visitor, id)).toMatchObject({
      stock: 2,
      sizes: [
        { size: 'S', stock: 2, held: 0 },
        { size: 'L', stock: 0, held: 0 },
      ],
    })
    await expect(setStock(camille, { id, sizeId: null, quantity: 3 })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await changeStock(camille, { id, sizeId: small.id, by: 3 })).stock).toBe(10)
    await deleteSize(camille, large.id)
    expect(await deleteSize(camille, small.id)).toBe(id)
    expect(await getProduct(camille, id)).toMatchObject({ stock: 0, held: 0, sizes: [] })
  })

  it('of a size is reached through its own product alone', async () => {
    const one = await create()
    const other = await create()
    const size = await addSize(camille, { productId: one.id, input: { size: 'S', stock: 2 } })
    await expect(setStock(camille, { id: other.id, sizeId: size.id, quantity: 1 })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

it('a size is unique for its product, ignoring case, also when two are added at once', async () => {
  const { id } = await create()
  const results = await Promise.allSettled(
    ['m', 'M', 'm'].map((size) => addSize(camille, { productId: id, input: { size, stock: 0 } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject(
    Array(2).fill({ reason: { code: 'conflict' } }),
  )
})

it('a copy is hidden, has the sizes but nothing in stock, and a reference of its own', async () => {
  const { id } = await create({ reference: 'MIEL-1', category: 'Épicerie', name: 'M'.repeat(150) })
  await addSize(camille, { productId: id, input: { size: '250 g', stock: 4 } })
  const copy = await duplicateProduct(camille, id)
  expect(copy).toMatchObject({
    name: `${'M'.repeat(142)} (copie)`,
    reference: `P-${copy.id}`,
    active: false,
    category: 'Épicerie',
    stock: 0,
    sizes: [{ size: '250 g', stock: 0 }],
  })
})

it('a copy’s pictures are its own: one that is deleted there stays with the original', async () => {
  const files = {
    ...providers.files,
    store: async (_: unknown, name: string) => ({ key: name, url: `https://files.example/${name}` }),
    read: async () => new Blob(['une image']).stream(),
  }
  const owner = as(CAMILLE, 'USER', { providers: { files } })
  const { id } = await create()
  const bytes = await pictureOf.jpeg()
  const target = { kind: 'products', entryId: id, websiteId: SHOP, replace: false } as const
  const added = ['a.jpg', 'b.jpg'].map((name) => ({ name, bytes }))
  await addPictures(owner, { ...target, customName: '', files: added })
  const copy = await duplicateProduct(owner, id)
  const [first = '', second] = copy.images
  expect(copy.images).toHaveLength(2)
  await deletePicture(owner, first)
  expect((await getProduct(owner, copy.id)).images).toEqual([second])
  const { images } = await getProduct(owner, id)
  expect(images).toHaveLength(2)
  expect(images).not.toContain(second)
})

it('changes are sent to the website’s addresses', async () => {
  await pool.query(
    `insert into webhook_endpoints (website_id, url, secret)
     values ($1, 'https://site.invalid/', 'whsec_' || repeat('A', 43) || '=')`,
    [SHOP],
  )
  const { id } = await create()
  await updateProduct(camille, { id, changes: { name: 'Miel de lavande' } })
  await deleteProduct(camille, id)
  const { rows } = await pool.query('select payload from webhook_deliveries order by id')
  expect(rows.map(({ payload }) => JSON.parse(payload).data)).toEqual(
    ['created', 'updated', 'deleted'].map((action) => ({
      websiteId: SHOP,
      entity: 'products',
      id,
      action,
    })),
  )
})
