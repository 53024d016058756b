import { beforeAll, describe, expect, it } from 'vitest'
import { CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { complianceItems } from '@/lib/domain/compliance/items'
import { readCompliance, readOwnSelling } from '@/lib/domain/compliance/queries'
import { readAcceptedTerms } from '@/lib/domain/shop-terms/accepted-terms'
import { readShopNotice } from '@/lib/domain/shop-terms/queries'
import { savePublisher } from '@/lib/domain/shop-terms/save-publisher'
import { getOpenShop } from '@/lib/domain/shops/queries'
import { updateShop } from '@/lib/domain/shops/update-shop'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { shopOf } from '../support/legal-shop'
import { newShop, orderOf } from '../support/shop'

const { as, job, pool, mails } = await domain()
const provider = fakePayments()
const providers = { payments: provider.payments }
const shopper = as(undefined, 'USER', { providers })
const visitor = as()
const SHOP = 2
const incomplete = async (reads: Parameters<typeof readOwnSelling>[0]) =>
  (await readOwnSelling(reads)).incompleteShops
const publisher = {
  director: 'Léa Martin',
  host: 'Hébergeur SAS',
  privacyUrl: 'https://miel.example/donnees',
}
const { legalForm, shareCapital, companyNumber, registry, registryCity, vatNumber, insurer } = shopOf()
const company = { legalForm, shareCapital, companyNumber, registry, registryCity, vatNumber, insurer }
const { mediatorName, mediatorAddress, mediatorUrl } = shopOf()
const mediator = { mediatorName, mediatorAddress, mediatorUrl }
const { returnCosts, returnAddress, commercialGuarantee } = shopOf()
const returns = { returnCosts, returnAddress, commercialGuarantee }

beforeAll(async () => {
  await pool.query(
    `insert into payment_accounts (account_id, is_ready) select stripe_account_id, true from clients where id = $1
     on conflict (account_id) do update set is_ready = true`,
    [CAMILLE],
  )
})

describe('what is due for a website', () => {
  it('is visible to its owner and the agency alone', async () => {
    expect((await readCompliance(as(CAMILLE), SHOP)).websiteId).toBe(SHOP)
    expect((await readCompliance(as(1, 'ADMIN'), SHOP)).websiteId).toBe(SHOP)
    for (const stranger of [as(JULIEN), as(MODERATOR, 'MODERATOR')])
      await expect(readCompliance(stranger, SHOP)).rejects.toMatchObject({ code: 'not_found' })
    await expect(readCompliance(visitor, SHOP)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('of the sample shop is its mediator and what products lack, and that stands in its owner’s « À faire »', async () => {
    const facts = await readCompliance(as(CAMILLE), SHOP)
    const missing = complianceItems(facts).filter(({ state }) => state === 'missing')
    expect(missing.map(({ key }) => key)).toEqual(['mediator', 'products'])
    expect(await incomplete(as(CAMILLE))).toEqual([
      { websiteId: SHOP, siteName: 'Épicerie Roussel', missing: 2 },
    ])
    expect(await incomplete(as(JULIEN))).toEqual([])
  })

  it('asks nothing in « À faire » of a shop that does not sell yet, is offline, or says everything', async () => {
    const { websiteId, owner, accountId, product } = await newShop(pool)
    const own = as(owner.id)
    expect(await incomplete(own)).toEqual([])
    const { id } = await product()
    expect(await incomplete(own)).toMatchObject([{ websiteId, missing: 10 }])
    for (const [spoil, mend] of [
      ['update products set active = false where id = $1', 'update products set active = true where id = $1'],
    ] as const) {
      await pool.query(spoil, [id])
      expect(await incomplete(own)).toEqual([])
      await pool.query(mend, [id])
    }
    const setReady = 'update payment_accounts set is_ready = $2 where account_id = $1'
    await pool.query(setReady, [accountId, false])
    expect(await incomplete(own)).toEqual([])
    await pool.query(setReady, [accountId, true])
    await updateShop(own, { websiteId, changes: company })
    await updateShop(own, { websiteId, changes: mediator })
    await updateShop(own, { websiteId, changes: returns })
    expect(await incomplete(own)).toMatchObject([{ missing: 4 }])
    await savePublisher(own, { websiteId, ...publisher })
    expect(await incomplete(own)).toMatchObject([{ missing: 1 }])
    await completeProduct(websiteId, id)
    expect(await incomplete(own)).toEqual([])
  })
})

/** Completes a non-food product with all legally required facts. */
async function completeProduct(websiteId: number, id: number): Promise<void> {
  await pool.query(
    `update products set reference = 'BOUGIE-1', category = 'Maison', no_warning = true, manufacturer_name = 'Miel SARL',
       manufacturer_address = '3 chemin des Ruches', manufacturer_contact = 'boutique@miel.example' where id = $1`,
    [id],
  )
  await pool.query(
    `with picture as (
       insert into pictures (website_id, hash, name, width, height, mime, bytes, file_key, fallback_mime, fallback_key)
       values ($1, repeat('b', 32), 'bougie', 10, 10, 'image/webp', 5, 'bougie-1', 'image/jpeg', 'bougie-2') returning id)
     insert into product_pictures (owner_id, website_id, picture_id, position) select $2, $1, id, 1 from picture`,
    [websiteId, id],
  )
}

describe('who answers for a site', () => {
  it('is its owner’s to say, twice at once too, and is in the journal', async () => {
    const { websiteId, owner } = await newShop(pool)
    await Promise.all([1, 2].map(() => savePublisher(as(owner.id), { websiteId, ...publisher })))
    expect((await readShopNotice(visitor, websiteId)).publisher).toMatchObject(publisher)
    const { rows } = await pool.query(
      "select after from audit_log where action = 'website.publisher-changed' and subject_id = $1",
      [String(websiteId)],
    )
    expect(rows).toEqual([{ after: { director: 'Léa Martin' } }])
    await expect(savePublisher(as(JULIEN), { websiteId, ...publisher })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('and what a shop says is anyone’s to read, unless the site is offline or sells nothing', async () => {
    expect((await readShopNotice(visitor, SHOP)).shop.legalName).toBe('Camille Roussel EI')
    await expect(readShopNotice(visitor, 4)).rejects.toMatchObject({ code: 'not_found' })
    await expect(readShopNotice(visitor, 1)).rejects.toMatchObject({ code: 'not_found' })
    const { websiteId } = await newShop(pool)
    await pool.query("update websites set status = 'inactive' where id = $1", [websiteId])
    await expect(readShopNotice(visitor, websiteId)).rejects.toMatchObject({ code: 'site_inactive' })
  })
})

it('a shop without its own terms sells once its settings have what the generated terms need', async () => {
  const { websiteId, owner } = await newShop(pool)
  await pool.query("update shops set terms_url = '' where website_id = $1", [websiteId])
  await expect(getOpenShop(visitor, websiteId)).rejects.toMatchObject({ code: 'conflict' })
  await updateShop(as(owner.id), { websiteId, changes: company })
  await updateShop(as(owner.id), { websiteId, changes: mediator })
  await expect(getOpenShop(visitor, websiteId)).rejects.toMatchObject({ code: 'conflict' })
  await updateShop(as(owner.id), { websiteId, changes: returns })
  expect((await getOpenShop(visitor, websiteId)).termsUrl).toBe('')
})

describe('the terms of an order', () => {
  const versions = async (websiteId: number) =>
    (await pool.query('select count(*)::int from shop_terms_versions where website_id = $1', [websiteId]))
      .rows[0].count

  it('are kept once a text, by two first orders at once too, and stay what they were', async () => {
    const { websiteId, owner, product } = await newShop(pool)
    const { id } = await product()
    const order = () => placeOrder(shopper, { websiteId, input: orderOf(id) })
    const placed = await Promise.all([order(), order()])
    expect(await versions(websiteId)).toBe(1)
    await updateShop(as(owner.id), { websiteId, changes: returns })
    const later = await order()
    expect(await versions(websiteId)).toBe(2)
    const textOf = async (orderId: number) => JSON.stringify(await readAcceptedTerms(visitor, orderId))
    for (const { orderId } of placed)
      expect(await textOf(orderId)).not.toContain('34270 Saint-Mathieu. Les frais')
    expect(await textOf(later.orderId)).toContain('34270 Saint-Mathieu. Les frais directs de renvoi')
  })

  it('go with the mail that confirms it', async () => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product()
    const { orderId } = await placeOrder(shopper, { websiteId, input: orderOf(id) })
    provider.pay(orderId)
    await settleOrder(job('orders', { providers }), { orderId })
    const mail = (await mails()).find((one) => one.kind === 'order-confirmed' && one.orderId === orderId)
    expect(mail.terms.text.sections.map(({ heading }: { heading: string }) => heading)).toEqual([
      ...['Vendeur', 'Conditions du vendeur', 'Droit de rétractation', 'Garanties légales'],
      ...['Mise en œuvre des garanties', 'Réclamations et médiation', 'Formulaire de rétractation'],
    ])
  })
})
