import { beforeAll, describe, expect, it } from 'vitest'
import { type Credentials, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { sendPictures } from '../support/picture-forms'
import { pictureOf } from '../support/sample-pictures'
import { stored } from '../support/stored'

let owner: Credentials
/** A site that only this file uses. */
let site: number
beforeAll(async () => {
  const { id, bearer } = await newcomer()
  owner = { bearer }
  const [row] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Une boutique', 'https://une-boutique.example') returning id",
    [id],
  )
  site = row?.id ?? 0
})

const fields = { Name: 'Miel de garrigue', Price: 9.5, Weight: 420 }
const create = (more: object = {}) =>
  call('POST', '/products', { ...owner, json: { WebsiteId: site, ...fields, ...more } })

describe('a product', () => {
  it('is answered with every field of the specification, and P- as its reference', async () => {
    const { status, body } = await create()
    expect([status, body]).toEqual([
      201,
      {
        Id: expect.any(Number),
        WebsiteId: site,
        Reference: `P-${body.Id}`,
        Name: 'Miel de garrigue',
        Description: '',
        Price: 9.5,
        VatRate: 20,
        Category: '',
        SubCategory: '',
        Showcase: false,
        Active: 1,
        Risks: '',
        Composition: '',
        Height: null,
        Radius: null,
        Weight: 420,
        Notes: '',
        LowStockThreshold: null,
        Width: null,
        Length: null,
        images: [],
        stock: 0,
        sizes: [],
      },
    ])
    const { Notes, LowStockThreshold, ...shown } = body
    expect((await call('GET', `/products/${body.Id}`)).body).toEqual(shown)
    expect((await call('GET', `/products/${body.Id}/`, owner)).body).toEqual({
      ...shown,
      Notes,
      LowStockThreshold,
    })
  })

  it('is changed in part and as a whole, and 0 and 1 say whether it is visible', async () => {
    const { body: made } = await create()
    const path = `/products/${made.Id}`
    const whole = {
      Name: 'Miel de lavande',
      Description: 'Clair.',
      Price: 19.9,
      VatRate: 5.5,
      Category: 'Épicerie',
      SubCategory: 'Miels',
      Showcase: true,
      Active: 0,
      Risks: 'Pas avant un an.',
      Composition: 'Miel',
      Height: 11.5,
      Radius: 4,
      Weight: 720.25,
      Notes: 'À commander',
      LowStockThreshold: 3,
      Width: 8.01,
      Length: null,
      Reference: 'MIEL-LAV',
    }
    const changed = await call('PUT', path, { ...owner, json: { ...whole, Id: 1, WebsiteId: 1, stock: 99 } })
    expect([changed.status, changed.body]).toEqual([200, { ...made, ...whole }])
    expectRefusal(await call('GET', path), 404, 'not_found')
    const shown = await call('PUT', path, { ...owner, json: { Active: true } })
    expect(shown.body).toEqual({ ...made, ...whole, Active: 1 })
    expect((await call('GET', path)).status).toBe(200)
  })

  it('says what the law wants said of it, to everybody and only where there is something', async () => {
    const facts = {
      ManufacturerName: 'Rucher du Pic',
      ManufacturerAddress: '34270 Claret',
      ManufacturerContact: 'https://rucher.example',
      Identifier: 'Lot 24',
      NetQuantity: 250,
      NetUnit: 'g',
      Food: true,
      FoodName: 'Miel de fleurs',
      Ingredients: 'Miel',
      Allergens: ['milk', 'gluten'],
      Salt: 0.01,
      AlcoholPercent: 0.5,
    }
    const { status, body } = await create(facts)
    expect(status).toBe(201)
    const shown = { ...facts, Allergens: ['gluten', 'milk'], UnitPrice: { Price: 38, Per: 'kg' } }
    expect(body).toMatchObject(shown)
    const { body: read } = await call('GET', `/products/${body.Id}`)
    expect(read).toMatchObject(shown)
    expect(read.Facts).toContainEqual({ Name: 'Allergènes', Text: 'Céréales contenant du gluten, Lait' })
    const size = await call('POST', `/products/${body.Id}/sizes`, {
      ...owner,
      json: { Size: 'Grand', NetQuantity: 500 },
    })
    expect(size.body).toMatchObject({ Size: 'Grand', NetQuantity: 500 })
    const { body: listed } = await call('GET', `/products/website/${site}`)
    expect(listed.find(({ Id }: { Id: number }) => Id === body.Id).sizes).toMatchObject([
      { NetQuantity: 500, UnitPrice: { Price: 19, Per: 'kg' } },
    ])
    const none = { Allergens: null, NetQuantity: null, ManufacturerName: '' }
    const cleared = await call('PUT', `/products/${body.Id}`, { ...owner, json: none })
    expect(cleared.body).not.toHaveProperty('Allergens')
    expect(cleared.body).not.toHaveProperty('ManufacturerName')
  })

  it('shows a reduction with the lowest price of the 30 days before, and a whole answer sent back changes nothing', async () => {
    const { body } = await create({ Price: 25 })
    const path = `/products/${body.Id}`
    const reduced = await call('PUT', path, { ...owner, json: { ReducedPrice: 19.9 } })
    expect(reduced.body).toMatchObject({ Price: 19.9, ReducedPrice: 19.9, ReducedFrom: null })
    const { body: seen } = await call('GET', path)
    expect(seen).toMatchObject({ Price: 19.9, PreviousPrice: 25, LowestPrice: 25, ReducedUntil: null })
    expect(seen).not.toHaveProperty('ReducedPrice')
    expect((await call('PUT', path, { ...owner, json: reduced.body })).body).toEqual(reduced.body)
    const refused = await call('PUT', path, { ...owner, json: { ReducedPrice: 25 } })
    expectRefusal(refused, 400, 'validation')
    expect(refused.body.issues.map(({ path: field }: { path: string }) => field)).toEqual(['ReducedPrice'])
    expect((await call('PUT', path, { ...owner, json: { ReducedPrice: null } })).body.Price).toBe(25)
  })

  it('leaves the lists when it is deleted', async () => {
    const { body } = await create()
    expect((await call('DELETE', `/products/${body.Id}`, owner)).status).toBe(204)
    expectRefusal(await call('GET', `/products/${body.Id}`, owner), 404, 'not_found')
    expectRefusal(await call('DELETE', `/products/${body.Id}`, owner), 404, 'not_found')
  })

  it.each([
    ['Name', { Name: ' ' }],
    ['Price', { Price: undefined }],
    ['Price', { Price: -1 }],
    ['Price', { Price: 100_000.01 }],
    ['Price', { Price: 1.005 }],
    ['VatRate', { VatRate: 19.6 }],
    ['Weight', { Weight: undefined }],
    ['Weight', { Weight: null }],
    ['Weight', { Weight: -0.01 }],
    ['Weight', { Weight: 0.001 }],
    ['Height', { Height: -1 }],
    ['Active', { Active: 2 }],
    ['Reference', { Reference: 'R'.repeat(61) }],
    ['WebsiteId', { WebsiteId: 'deux' }],
    ['ManufacturerContact', { ManufacturerContact: 'par téléphone' }],
    ['NetQuantity', { NetQuantity: 0 }],
    ['NetUnit', { NetUnit: 'once' }],
    ['Food', { Food: 'oui' }],
    ['Allergens.1', { Allergens: ['milk', 'cheese'] }],
    ['Salt', { Salt: 101 }],
    ['AlcoholPercent', { AlcoholPercent: 12.555 }],
  ])('is refused for its %s: %o', async (field, wrong) => {
    const refused = await create(wrong)
    expectRefusal(refused, 400, 'validation')
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual([field])
  })

  it('without its weight says why it matters', async () => {
    const { body } = await create({ Weight: undefined })
    expect(body.issues).toEqual([
      {
        path: 'Weight',
        message: 'Le poids est obligatoire pour calculer les tarifs de livraison Mondial Relay',
      },
    ])
  })

  it('with a reference that another one has is refused, ignoring case', async () => {
    const { body } = await create({ Reference: 'Unique-1' })
    expect(body.Reference).toBe('Unique-1')
    const again = await create({ Reference: 'UNIQUE-1' })
    expectRefusal(again, 409, 'conflict')
    expect(again.body.issues[0].path).toBe('Reference')
  })
})

describe('stock and sizes', () => {
  it('are set, added and deleted; a product with sizes counts them', async () => {
    const { body: made } = await create()
    const stock = (Quantity: unknown) =>
      call('PUT', `/products/stock/${made.Id}`, { ...owner, json: { Quantity } })
    expect((await stock(7)).body).toEqual({ ...made, stock: 7 })
    for (const wrong of [-1, 1.5, '3', null, undefined]) expectRefusal(await stock(wrong), 400, 'validation')

    const add = (json: object) => call('POST', `/products/${made.Id}/sizes`, { ...owner, json })
    const small = await add({ Size: ' S ', Stock: 2 })
    expect([small.status, small.body]).toEqual([
      201,
      { Id: expect.any(Number), Size: 'S', Stock: 2, LowStockThreshold: null },
    ])
    expect((await add({ Size: 'M' })).body.Stock).toBe(0)
    expectRefusal(await add({ Size: 's', Stock: 1 }), 409, 'conflict')
    const warn = (LowStockThreshold: unknown) =>
      call('PUT', `/products/sizes/${small.body.Id}`, { ...owner, json: { LowStockThreshold } })
    expect((await warn(4)).body).toEqual({ ...small.body, LowStockThreshold: 4 })
    for (const wrong of [-1, 1.5, '3', undefined]) expectRefusal(await warn(wrong), 400, 'validation')
    const empty = await add({ Size: ' ' })
    expectRefusal(empty, 400, 'validation')
    expect(empty.body.issues[0].message).toBe('Veuillez saisir une taille valide.')
    expectRefusal(await stock(3), 409, 'conflict')

    const { body } = await call('GET', `/products/${made.Id}`)
    expect(body).toMatchObject({ stock: 2, sizes: [{ Size: 'S' }, { Size: 'M' }] })
    expect(JSON.stringify(body)).not.toContain('LowStockThreshold')
    for (const { Id } of body.sizes)
      expect((await call('DELETE', `/products/sizes/${Id}`, owner)).status).toBe(204)
    expectRefusal(await call('DELETE', `/products/sizes/${small.body.Id}`, owner), 404, 'not_found')
    expect((await call('GET', `/products/${made.Id}`, owner)).body).toMatchObject({ stock: 0, sizes: [] })
  })

  it('that orders hold are no longer offered, while the owner counts the shelf', async () => {
    const { body } = await create()
    await stored('update products set stock = 7, held = 2 where id = $1', [body.Id])
    expect((await call('GET', `/products/${body.Id}`)).body.stock).toBe(5)
    expect((await call('GET', `/products/${body.Id}`, owner)).body.stock).toBe(7)
  })
})

it('pictures of a product are its images, in order, and one is deleted by its whole address', async () => {
  const { body: made } = await create()
  const { body: added } = await sendPictures(owner, { type: 'product', id: String(made.Id) }, [
    { name: 'a.jpg', bytes: await pictureOf.jpeg() },
    { name: 'b.jpg', bytes: await pictureOf.jpeg() },
  ])
  const urls = added.map(({ Url }: { Url: string }) => Url)
  const images = async () => (await call('GET', `/products/${made.Id}`)).body.images
  expect(await images()).toEqual(urls)
  await call('POST', '/pictures/reorder', { ...owner, json: { Id: added[1].Id, NewOrderIndex: 1 } })
  expect(await images()).toEqual([urls[1], urls[0]])
  const gone = await call('DELETE', `/pictures/${encodeURIComponent(urls[1])}`, owner)
  expect(gone.status).toBe(204)
  expect(await images()).toEqual([urls[0]])
})

describe('the list of a website', () => {
  it('is the same for every visitor, by ETag and by pages', async () => {
    await create({ Name: 'Dernier' })
    const whole = await call('GET', `/products/website/${site}`)
    expect(whole.headers.get('access-control-allow-origin')).toBe('*')
    const again = await call('GET', `/products/website/${site}`, {
      headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const first = await call('GET', `/products/website/${site}?limit=2`)
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await call('GET', next.slice(next.indexOf('/products')))
    expect([...first.body, ...second.body]).toEqual(whole.body.slice(0, 4))
    const own = await call('GET', `/products/website/${site}`, owner)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.body.every(({ Notes }: { Notes?: string }) => Notes !== undefined)).toBe(true)
  })

  it('is streamed with its ETag where it is long, and confirmed like a short one', async () => {
    const path = `/products/website/${site}`
    const before = (await call('GET', path)).body.length
    await stored(
      `insert into products (website_id, name, price_cents, weight_grams)
       select $1, 'Bougie ' || n, n, 100 from generate_series(1, 1250) n`,
      [site],
    )
    // The framework's answer, because a copy in memory is sent in one piece.
    const whole = await call('GET', path, { cookie: 'around=memory' })
    const ids = whole.body.map(({ Id }: { Id: number }) => Id)
    expect(ids).toHaveLength(before + 1250)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
    expect(whole.headers.get('content-length')).toBeNull()
    const etag = whole.headers.get('etag') ?? ''
    const known = async () => (await call('GET', path, { headers: { 'if-none-match': etag } })).status
    expect(await known()).toBe(304)
    await stored("update products set stock = stock + 1 where website_id = $1 and name = 'Bougie 1250'", [
      site,
    ])
    expect(await known()).toBe(200)
    await stored("delete from products where website_id = $1 and name like 'Bougie %'", [site])
  })

  it('of the sample shop has what the samples promise', async () => {
    const { body } = await call('GET', '/products/website/2', await bearerOf('owner'))
    const samples = body.filter(({ Id }: { Id: number }) => Id <= 16)
    expect(samples).toHaveLength(16)
    expect(samples.filter(({ sizes }: { sizes: [] }) => sizes.length > 0)).toHaveLength(3)
    expect(samples.filter(({ Active }: { Active: number }) => Active === 0)).toHaveLength(1)
    expect(samples.filter(({ stock }: { stock: number }) => stock === 0).length).toBeGreaterThanOrEqual(1)
    expect(samples.every(({ images }: { images: string[] }) => images.length > 0)).toBe(true)
  })
})

it('a key of the website sees and changes its products', async () => {
  const json = { WebsiteId: site, Name: 'Caisse', Access: 'write' }
  const { Key } = (await call('POST', '/keys', { ...owner, json })).body
  const made = await call('POST', '/products', {
    bearer: Key,
    json: { WebsiteId: site, ...fields, Active: 0 },
  })
  expect(made.status).toBe(201)
  expect((await call('GET', `/products/${made.body.Id}`, { bearer: Key })).body.Notes).toBe('')
  const other = { bearer: Key, json: { WebsiteId: 2, ...fields } }
  expectRefusal(await call('POST', '/products', other), 404, 'not_found')
})
