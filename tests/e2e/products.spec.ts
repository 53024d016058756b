import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser'
import { pictureOf } from '../support/sample-pictures'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

const panel = (page: Page) => page.getByRole('dialog')
/** The layout width in pixels, because the painted width may be a fraction off during the slide-in. */
const panelWidth = (page: Page) => panel(page).evaluate((dialog: HTMLElement) => dialog.offsetWidth)
const field = (page: Page, label: string | RegExp) => panel(page).getByLabel(label)
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const stock = (page: Page, name: string) => page.getByLabel(`Stock\u00a0: ${name}`, { exact: true })

const open = (page: Page, query = '') => page.goto(`/dashboard/ecom/${site}${query}`)
const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await pictureOf.jpeg({ width: 64, height: 64 }),
})
const addProduct = async (changes: Record<string, unknown> = {}): Promise<number> => {
  const fields = { name: 'Miel', price_cents: 950, weight_grams: 420, stock: 7, ...changes }
  const names = Object.keys(fields)
  const [product] = await ask<{ id: number }>(
    `insert into products (website_id, ${names.join(', ')})
     values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
    [site, ...Object.values(fields)],
  )
  return product?.id ?? 0
}

test('a product is created with its pictures; a missing weight and picture are reported where they are missing', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('link', { name: 'Créer un produit' }).first().click()
  await expect(panel(page).getByRole('group', { name: /^(Informations de base|Paramètres)$/ })).toHaveCount(2)
  await field(page, 'Nom du produit').fill('Huile d’olive')
  await field(page, 'Prix (€)').fill('21,90')
  await button(page, 'Créer le produit').click()
  await expect(field(page, 'Poids (g)')).toBeFocused()
  await expect(field(page, 'Poids (g)')).toHaveAccessibleDescription(
    /Le poids est obligatoire pour calculer les tarifs de livraison Mondial Relay/,
  )
  await expect(
    panel(page).getByText('Une image principale est obligatoire pour créer un produit'),
  ).toBeVisible()
  await expectAccessibleInEveryLook(page)

  await field(page, 'Poids (g)').fill('1240.5')
  await field(page, 'Hauteur (cm)').fill('29')
  await field(page, /^TVA$/).selectOption('5.5')
  await field(page, /^Catégorie/).fill('Huiles')
  await panel(page)
    .locator('#images')
    .setInputFiles([await jpeg('face.jpg'), await jpeg('dos.jpg')])
  await expect(panel(page).getByText('Image principale\u00a0: face.jpg')).toBeVisible()
  await expect(panel(page).locator('li img')).toHaveCount(2)
  await button(page, 'Monter dos.jpg').click()
  await expect(panel(page).getByText('Image principale\u00a0: dos.jpg')).toBeVisible()
  await button(page, 'Descendre dos.jpg').click()
  await expect(panel(page).getByText('Image principale\u00a0: face.jpg')).toBeVisible()
  await field(page, 'Pièces en stock').fill('6')
  await expect(panel(page).getByText('Modifications non enregistrées')).toBeVisible()
  await button(page, 'Créer le produit').click()
  await expect(toast(page, 'Produit créé avec succès.')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(row(page, 'Huile d’olive')).toContainText('21,90\u00a0€')
  await expect(toast(page, 'Produit créé avec succès.')).toHaveCount(0)

  await row(page, 'Huile d’olive')
    .getByRole('link', { name: /^Détails/ })
    .click()
  await expect(page.getByText('1,2405\u00a0kg')).toBeVisible()
  await expect(page.getByText('29\u00a0cm')).toBeVisible()
  await expect(page.getByText('5,5\u00a0%', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Agrandir/ })).toHaveCount(2)
  await expect(stock(page, 'Huile d’olive')).toHaveText('6')
  const pictures = await ask(
    `select pictures.name from product_pictures join pictures on pictures.id = picture_id
     where product_pictures.website_id = $1 order by position`,
    [site],
  )
  expect(pictures).toEqual([{ name: 'face.jpg' }, { name: 'dos.jpg' }])

  await page.getByRole('button', { name: /^Placer après : face/ }).click()
  await expect(page.getByRole('button', { name: /^Agrandir/ }).first()).toHaveAccessibleName(/dos/)
  await page.getByRole('button', { name: /^Actions : face/ }).click()
  await page.getByRole('button', { name: /^Supprimer : face/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer cette image\u00a0?')
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(toast(page, 'Image supprimée avec succès.')).toBeVisible()
  await page.getByLabel('Images à ajouter').setInputFiles(await jpeg('bouchon.jpg'))
  await expect(toast(page, 'Image ajoutée avec succès.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Agrandir/ })).toHaveCount(2)
  await expectAccessibleInEveryLook(page)
})

test('a product begins with its sizes, which a reload keeps while they are typed', async ({ page }) => {
  await open(page, '?fiche=nouveau')
  await field(page, 'Nom du produit').fill('Tablier')
  await field(page, 'Prix (€)').fill('39')
  await field(page, 'Poids (g)').fill('350')
  await button(page, 'Vendre par tailles').click()
  await field(page, /^Taille 1$/).fill('S')
  await field(page, /^Stock, taille 1$/).fill('3')
  await button(page, 'Ajouter une taille').click()
  await field(page, /^Taille 2$/).fill('s')
  await page.reload()
  await expect(field(page, /^Taille 2$/)).toHaveValue('s')
  await panel(page)
    .locator('#images')
    .setInputFiles([await jpeg('face.jpg')])
  await button(page, 'Créer le produit').click()
  await expect(field(page, /^Taille 2$/)).toHaveAccessibleDescription('Cette taille est déjà dans la liste.')
  await expectAccessibleInEveryLook(page)
  await field(page, /^Taille 2$/).fill('M')
  await button(page, 'Créer le produit').click()
  await expect(panel(page)).toHaveCount(0)
  await expect(row(page, 'Tablier')).toContainText('2 tailles')
  expect(
    await ask('select size, s.stock from product_sizes s where website_id = $1 order by id', [site]),
  ).toEqual([
    { size: 'S', stock: 3 },
    { size: 'M', stock: 0 },
  ])
})

test('a product is changed, with a question before what was typed is lost, then copied and deleted', async ({
  page,
}) => {
  const id = await addProduct({ notes: 'Ancienne note' })
  await open(page, `?detail=${id}`)
  await page.getByRole('link', { name: 'Modifier Miel' }).click()
  await expect(page).toHaveURL(new RegExp(`fiche=${id}`))
  await expect(panel(page).getByText(/Les images se gèrent dans la section/)).toBeVisible()
  await expect(panel(page).getByRole('group', { name: 'Médias' })).toHaveCount(0)
  expect(await panelWidth(page)).toBe(650)
  await field(page, 'Nom du produit').fill('Miel de lavande')
  await page.keyboard.press('Escape')
  await expect(panel(page).getByText(/Vos modifications ne sont pas enregistrées/)).toBeVisible()
  await button(page, 'Continuer la saisie').click()
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await panelWidth(page)).toBe(768)
  await field(page, 'Prix (€)').fill('12.5')
  await page.getByLabel('Mettre en vedette').check()
  await page.reload()
  await expect(panel(page).getByText('Votre saisie est reprise.')).toBeVisible()
  await expect(field(page, 'Nom du produit')).toHaveValue('Miel de lavande')
  await expect(field(page, 'Prix (€)')).toHaveValue('12.5')
  await expect(page.getByLabel('Mettre en vedette')).toBeChecked()
  await expect(panel(page).getByRole('group', { name: 'Aperçu dans votre boutique' })).toContainText(
    'lavande',
  )
  // A concurrent change elsewhere is kept.
  await ask("update products set notes = 'Nouvelle note' where id = $1", [id])
  await button(page, 'Enregistrer').click()
  await expect(toast(page, 'Produit modifié avec succès.')).toBeVisible()
  await expect(row(page, 'Miel de lavande')).toContainText('12,50\u00a0€')
  await page.getByRole('link', { name: 'Modifier Miel de lavande' }).click()
  await expect(field(page, 'Nom du produit')).toHaveValue('Miel de lavande')
  await expect(panel(page).getByText('Votre saisie est reprise.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByText('Nouvelle note')).toBeVisible()

  await page.getByRole('button', { name: 'Dupliquer Miel de lavande' }).click()
  await expect(row(page, 'Miel de lavande (copie)')).toContainText('Caché')

  await page.getByRole('button', { name: 'Supprimer Miel de lavande', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Êtes-vous sûr de vouloir supprimer ce produit\u00a0? Cette action est irréversible.',
  )
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(toast(page, 'Produit supprimé avec succès.')).toBeVisible()
  await expect(row(page, 'Miel de lavande')).toHaveCount(0)
})

test('stock is stepped and counted, by size once there is one', async ({ page }) => {
  const id = await addProduct({ held: 2 })
  await open(page, `?detail=${id}`)
  await expect(row(page, 'Miel')).toContainText('7, dont 2 réservées')
  const more = page.getByRole('button', { name: 'Ajouter une pièce\u00a0: Miel' })
  for (let press = 0; press < 4; press += 1) await more.click()
  await expect(stock(page, 'Miel')).toHaveText('11, dont 2 réservées')
  const stored = async () => (await ask('select stock from products where id = $1', [id]))[0]?.stock
  await expect.poll(stored).toBe(11)
  await page.getByLabel('Quantité en rayon').fill('3')
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(stock(page, 'Miel')).toHaveText('3, dont 2 réservées')
  await expect(row(page, 'Miel')).toContainText('Stock faible')

  const add = page.getByRole('button', { name: 'Ajouter la taille' })
  await add.click()
  await expect(page.getByText('Veuillez saisir une taille valide.')).toBeVisible()
  await page.getByLabel('Nouvelle taille').fill(' 250 g ')
  await page.getByLabel('Stock', { exact: true }).last().fill('4')
  await add.click()
  await expect(toast(page, 'Taille ajoutée avec succès.')).toBeVisible()
  await expect(row(page, 'Miel')).toContainText('1 taille')
  await page.getByLabel('Nouvelle taille').fill('250 G')
  await add.click()
  await expect(page.getByText('Ce produit a déjà cette taille.')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer une pièce\u00a0: Miel, taille 250 g' }).click()
  await expect(stock(page, 'Miel, taille 250 g')).toHaveText('3')
  await expectAccessibleInEveryLook(page)

  await page.getByRole('button', { name: 'Supprimer la taille 250 g' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer cette taille\u00a0?')
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(toast(page, 'Taille supprimée avec succès.')).toBeVisible()
  await expect(row(page, 'Miel')).toContainText('Épuisé')
})

test('the sentence of a refused deletion clears after 5 s, and its reason stays in the question', async ({
  page,
}) => {
  const id = await addProduct()
  await page.clock.install()
  await open(page, `?detail=${id}`)
  await page.getByRole('button', { name: 'Supprimer Miel', exact: true }).click()
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const question = page.getByRole('alertdialog')
  const sentence = question.getByText('Erreur lors de la suppression du produit. Veuillez réessayer.')
  for (const _attempt of [1, 2]) {
    await question.getByRole('button', { name: 'Oui' }).click()
    await expect(sentence).toBeVisible()
    await page.clock.fastForward(5_000)
    await expect(sentence).toHaveCount(0)
    await expect(question).toContainText('Le produit n’a pas été supprimé.')
  }
})

test('the list is searched and filtered by its address, and read on every screen', async ({ page }) => {
  await expectEmpty(page)
  await addProduct({ name: 'Miel de garrigue', category: 'Miels', reference: 'MIEL-1' })
  await addProduct({ name: 'Tablier', category: 'Textile', stock: 0 })
  await addProduct({ name: 'Savon caché', active: false, stock: 2 })
  await open(page)
  await expect(page.getByText('3 produits', { exact: true })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.getByText('Autres critères').click()
  await page.getByLabel('Stock', { exact: true }).first().selectOption('Épuisé')
  const products = page.getByRole('region', { name: 'Liste des produits' })
  await products.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/stock=out/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Tablier'])
  await open(page, '?search=garrigue miel-1')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Miel de garrigue'])
  await open(page, '?active=0')
  await expect(row(page, 'Savon caché')).toContainText('Caché')
})

async function expectEmpty(page: Page) {
  await open(page)
  await expect(page.getByText(/Votre boutique n’a pas encore de produit/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Liste des produits' })).toBeVisible()
}

test('a CSV file is checked first, then taken over by its good lines, and exported again', async ({
  page,
}) => {
  await addProduct({ name: 'Miel', reference: 'MIEL-1' })
  await open(page)
  await page.getByRole('link', { name: 'Importer un CSV' }).click()
  const csv = [
    'Référence;Nom;Prix (€);Poids (g)',
    'MIEL-1;Miel doré;10,50;420',
    'SEL-1;Sel;6.90;',
    'SEL-2;Sel gris;4;100',
  ]
  await panel(page)
    .getByLabel('Fichier CSV')
    .setInputFiles({ name: 'produits.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) })
  await button(page, 'Vérifier le fichier').click()
  await expect(panel(page).getByRole('heading', { name: /rien n’est encore importé/ })).toBeVisible()
  const line = (text: string) => panel(page).getByRole('row').filter({ hasText: text })
  await expect(line('Miel doré')).toContainText('Modifié')
  await expect(line('SEL-1')).toContainText('Pour un nouveau produit, il manque le poids.')
  await expect(line('Sel gris')).toContainText('Nouveau')
  expect(await ask('select name from products where website_id = $1', [site])).toEqual([{ name: 'Miel' }])
  await expectAccessibleInEveryLook(page)
  await button(page, 'Importer les 2 lignes correctes').click()
  await expect(panel(page)).toHaveCount(0)
  await expect(row(page, 'Miel doré')).toContainText('10,50\u00a0€')
  await expect(row(page, 'Sel gris')).toContainText('4,00\u00a0€')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter en CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ostal-produits-\d{4}-\d\d-\d\d\.csv$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product is opened, changed, counted and deleted', async ({ page }) => {
    await addProduct()
    await open(page)
    await page.getByRole('link', { name: /^Détails/ }).click()
    await page.getByRole('button', { name: 'Ajouter une pièce\u00a0: Miel' }).click()
    await expect(stock(page, 'Miel')).toHaveText('8')
    await page.getByRole('link', { name: 'Modifier Miel' }).click()
    await field(page, 'Nom du produit').fill('Miel doux')
    await field(page, 'Poids (g)').fill('')
    await button(page, 'Enregistrer').click()
    await expect(panel(page).getByText(/Le poids est obligatoire/)).toBeVisible()
    await expect(field(page, 'Nom du produit')).toHaveValue('Miel doux')
  })
})
