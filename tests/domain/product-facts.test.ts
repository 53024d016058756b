import { describe, expect, it } from 'vitest'
import { CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { missingProductFacts } from '@/lib/domain/catalogue/missing-facts'
import { getProduct } from '@/lib/domain/catalogue/queries'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { readCompliance } from '@/lib/domain/compliance/queries'
import type { Context } from '@/lib/domain/context'
import { productFacts } from '@/lib/domain/product-facts/fact-words'
import { NO_DEFAULTS } from '@/lib/domain/product-facts/facts'
import { updateShop } from '@/lib/domain/shops/update-shop'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newProduct } from '../support/new-product'
import { newShop, orderOf } from '../support/shop'

const { as, pool } = await domain()
const camille = as(CAMILLE)
const SHOP = 2
const shopper = as(undefined, 'USER', { providers: { payments: fakePayments().payments } })

describe('the facts of a product', () => {
  it('are shown to every visitor, with the shop’s manufacturer where it names none', async () => {
    const { id } = await createProduct(camille, {
      websiteId: SHOP,
      input: newProduct({
        ...{ isFood: true, foodName: 'Miel de fleurs', ingredients: 'Miel', allergens: [] },
        ...{ netQuantity: 500, energyKj: 1_360, energyKcal: 320, salt: 0.01 },
      }),
    })
    const facts = async () => {
      const shown = productFacts(await getProduct(as(), id))
      return Object.fromEntries(shown.map(({ name, text }) => [name, text]))
    }
    expect(await facts()).toMatchObject({
      'Quantité nette': '500\u00a0g',
      Dénomination: 'Miel de fleurs',
      Ingrédients: 'Miel',
      Allergènes: 'Aucun des 14\u00a0allergènes à déclarer',
      'Valeurs nutritionnelles pour 100\u00a0g':
        'Énergie\u00a0: 1\u00a0360\u00a0kJ / 320\u00a0kcal\nSel\u00a0: 0,01\u00a0g',
    })
    await updateShop(camille, {
      websiteId: SHOP,
      changes: {
        ...{ manufacturerName: 'Rucher du Pic', manufacturerAddress: '34270 Claret' },
        ...{ manufacturerContact: 'rucher@exemple.fr', manufacturerOutsideEu: false },
        ...{ responsibleName: '', responsibleAddress: '', responsibleContact: '', warnings: '' },
      },
    })
    expect(await facts()).toMatchObject({ Fabricant: 'Rucher du Pic\n34270 Claret\nrucher@exemple.fr' })
  })
})

describe('the products that lack a fact', () => {
  it('are counted for their owner and the agency, visible ones only', async () => {
    const count = async (ctx: Context) => (await readCompliance(ctx, SHOP)).productsWithMissingFacts
    const before = (await count(camille)) ?? 0
    const input = newProduct({ name: 'Vin', alcohol: true, netQuantity: null, category: 'Vins' })
    const { id } = await createProduct(camille, { websiteId: SHOP, input })
    await createProduct(camille, { websiteId: SHOP, input: { ...input, active: false } })
    await addSize(camille, { productId: id, input: { size: '75 cl', stock: 1, netQuantity: 75 } })
    const { defaults, ...product } = await getProduct(camille, id)
    const missing = missingProductFacts({ product, shopDefaults: defaults ?? NO_DEFAULTS })
    expect(missing.map(({ code }) => code)).toEqual([
      'picture',
      'identifier',
      'food-name',
      'allergens-declared',
      'alcohol-degree',
    ])
    expect(await count(camille)).toBe(before + 1)
    expect(await count(as(1, 'ADMIN'))).toBe(before + 1)
    for (const foreign of [as(JULIEN), as(MODERATOR, 'MODERATOR')])
      await expect(count(foreign)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an order of alcohol', () => {
  it('is refused until its shopper confirms to be 18, which stands on the order', async () => {
    const { websiteId, product } = await newShop(pool)
    const [wine, honey] = [await product(), await product()]
    await pool.query('update products set alcohol_percent = 12.5 where id = $1', [wine.id])
    const place = (productId: number, ageConfirmed?: boolean) =>
      placeOrder(shopper, { websiteId, input: orderOf(productId, { ageConfirmed }) })
    const refused = { code: 'validation', issues: [{ path: 'ageConfirmed' }] }
    await expect(place(wine.id)).rejects.toMatchObject(refused)
    await expect(place(wine.id, false)).rejects.toMatchObject(refused)
    const ages = async (orderId: number) =>
      (
        await pool.query('select age_confirmed_at is not null as confirmed from orders where id = $1', [
          orderId,
        ])
      ).rows[0].confirmed
    expect(await ages((await place(wine.id, true)).orderId)).toBe(true)
    expect(await ages((await place(honey.id)).orderId)).toBe(false)
  })
})
