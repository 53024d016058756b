import { expectAccessible, expectAccessibleInEveryLook } from '../support/browser'
import { fillCustomer, newOpenShop, orderButton } from '../support/checkout'
import { hostPage, onOtherSite } from '../support/other-site'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

/** Adds a product priced at 9,50 € for months. */
async function sold(site: number, columns: Record<string, unknown>): Promise<number> {
  const fields = { name: 'Miel', price_cents: 950, weight_grams: 420, stock: 7, ...columns }
  const names = Object.keys(fields)
  const [product] = await ask<{ id: number }>(
    `with product as (
       insert into products (website_id, ${names.join(', ')})
       values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id, price_cents
     ), price as (
       insert into product_prices (product_id, price_cents, since)
       select id, price_cents, now() - interval '90 days' from product
     ) select id from product`,
    [site, ...Object.values(fields)],
  )
  return product?.id ?? 0
}

test('an owner says what a food is, sees its price by the kilogram while typing, and announces a reduction', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const id = await sold(site, {})
  await page.goto(`/dashboard/ecom/${site}?fiche=${id}`)
  const panel = page.getByRole('dialog')
  const part = (title: string) => panel.locator('summary', { hasText: title })
  await part('Quantité et prix à l’unité').click()
  await panel.getByLabel('Quantité nette').fill('250')
  await expect(panel.getByText('38,00\u00a0€/kg').last()).toBeVisible()
  await part('Denrée alimentaire').click()
  await panel.getByLabel('Ce produit est une denrée alimentaire').check()
  await panel.getByLabel('Lait', { exact: true }).check()
  await panel.getByLabel('Aucun de ces 14\u00a0allergènes').check()
  await part('Promotion').click()
  await expect(panel.getByText('Prix de référence affiché')).toContainText('9,50\u00a0€')
  await panel.getByLabel('Promotion à (€)').fill('7,90')
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(panel.getByText('Cochez les allergènes, ou leur absence\u00a0: pas les deux.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await panel.getByLabel('Aucun de ces 14\u00a0allergènes').uncheck()
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Produit modifié avec succès.' })).toBeVisible()
  await page.goto(`/dashboard/ecom/${site}?detail=${id}`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Miel' }) })
  await expect(row).toContainText('7,90\u00a0€')
  await expect(row.getByText('Prix le plus bas des 30\u00a0jours précédents')).toContainText('9,50\u00a0€')
  await expect(row.getByText('31,60\u00a0€/kg')).toBeVisible()
  await expect(row.getByText('Liste des ingrédients')).toBeVisible()
})

test('a shopper reads what a wine is on the client’s page and in the checkout, and orders it once 18', async ({
  page,
  request,
}) => {
  const shop = await newOpenShop(request)
  const id = await sold(shop, {
    ...{ name: 'Faugères', price_cents: 1_350, net_quantity: 75, net_unit: 'cl', alcohol_percent: 13.5 },
    ...{ food_name: 'Vin rouge', allergens: ['sulphites'], manufacturer_name: 'Domaine des Schistes' },
  })
  await ask('update products set price_cents = 1190 where id = $1', [id])
  await ask(
    `insert into product_reductions (product_id, price_cents, started_at, previous_cents, lowest_cents)
     values ($1, 1190, now(), 1350, 1350)`,
    [id],
  )
  const origin = process.env.PRODUCT_ORIGIN ?? ''
  const html = hostPage(origin, `<ostal-products site="${shop}"></ostal-products>`)
  await onOtherSite(page, { html }, async () => {
    const card = page.getByRole('article').filter({ hasText: 'Faugères' })
    await expect(card).toContainText('13,50\u00a0€ 11,90\u00a0€')
    await expect(card).toContainText('Prix le plus bas des 30 jours précédents\u00a0: 13,50\u00a0€')
    await expect(card).toContainText('15,87\u00a0€/l')
    await card.getByRole('button', { name: 'Faugères', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Faugères' })
    await expect(dialog).toContainText(
      'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
    )
    await expect(dialog).toContainText('Anhydride sulfureux et sulfites')
    await expect(dialog).toContainText('Domaine des Schistes')
    await expectAccessible(page)
  })

  await page.goto(`${origin}/checkout?website=${shop}&items=${id}:1&livraison=pickup`)
  const line = page.getByRole('listitem', { name: 'Faugères' })
  await line.getByText('Détails', { exact: true }).click()
  await expect(line.getByText('13,5\u00a0% vol')).toBeVisible()
  await expect(line.getByText('15,87\u00a0€/l')).toBeVisible()
  await fillCustomer(page)
  await orderButton(page).click()
  const age = page.getByLabel('Je confirme avoir 18\u00a0ans ou plus.')
  await expect(page.getByText('Confirmez que vous avez 18\u00a0ans ou plus').first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await age.check()
  await orderButton(page).click()
  await expect
    .poll(() => ask('select 1 from orders where website_id = $1 and age_confirmed_at is not null', [shop]))
    .toHaveLength(1)
})
