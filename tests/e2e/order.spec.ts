import { CAMILLE, expectAccessibleInEveryLook, JULIEN, signIn } from '../support/browser'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

test('an owner reads an order: what was bought, by whom, where it goes, and what can be done', async ({
  page,
  context,
}) => {
  await signIn(context, CAMILLE)
  await page.goto('/orders/9')
  await expect(page).toHaveTitle('Commande #9 · Ostal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande #9')
  const content = page.getByRole('main')
  for (const words of [
    '✅Payée',
    'Articles commandés',
    'Tablier de cuisine en lin lavé',
    'Quantité\u00a0: 1',
    'Taille\u00a0: S/M',
    'Personnalisation\u00a0: Broder « Élise » sur la poche',
    'Réf. TAB-LIN',
    '39,00\u00a0€',
    '7,90\u00a0€ × 2',
    'TVA 20\u00a0% comprise',
    'TVA 5,5\u00a0% comprise',
    'Total TTC62,70\u00a0€',
    'Amandine Teyssier',
    'amandine.teyssier@exemple.fr',
    '+33 6 10 20 30 40',
    '🏠 Livraison à domicile',
    '27 avenue de Lodève',
    '34000 Montpellier',
    'pi_ostalsample0009',
  ])
    await expect(content).toContainText(words)
  const link = (name: string | RegExp) => content.getByRole('link', { name })
  await content.getByRole('button', { name: 'Autres actions' }).click()
  await expect(link('Procéder au remboursement')).toHaveAttribute(
    'href',
    `${process.env.SIMULATORS_ORIGIN}/stripe/payments/pi_ostalsample0009`,
  )
  await page.keyboard.press('Escape')
  await expect(link(/^Écrire un e-mail/)).toHaveAttribute('href', 'mailto:amandine.teyssier@exemple.fr')
  await expect(link(/^Appeler/)).toHaveAttribute('href', 'tel:+33610203040')
  await expect(link('Retour au dashboard')).toHaveAttribute('href', '/dashboard')
  await expect(content.getByText('La création d’expédition')).toHaveCount(0)
  await expect(content.getByText('Expédition (à venir)')).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await content.getByRole('button', { name: 'Copier l’adresse' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Amandine Teyssier\n27 avenue de Lodève\n34000 Montpellier\nFrance',
  )
  await expectAccessibleInEveryLook(page)
})

test('an order that is sent has its label and its parcel’s number; another owner finds no such page', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const id = await addOrder(site, {
    status: 'shipped',
    delivery_method: 'relay',
    relay_point_name: 'TABAC DE LA GARE',
    relay_point_address: '12 RUE DE LA LOGE, 34000 MONTPELLIER',
    expedition_number: `EXP-${site}`,
    label_url: 'https://carrier.example/label.pdf',
    tracking_url: 'https://carrier.example/track',
    shipped_at: new Date(),
  })
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  for (const words of [
    '📦Expédiée',
    '📦 Livraison en point relay',
    'TABAC DE LA GARE',
    `Tracking ID\u00a0: EXP-${site}`,
  ])
    await expect(content).toContainText(words)
  const label = content.getByRole('link', { name: 'Imprimer l’étiquette' })
  await expect(label).toHaveAttribute('href', 'https://carrier.example/label.pdf')
  await expect(label).toHaveAttribute('target', '_blank')
  await signIn(context, JULIEN)
  expect((await context.request.get(`/orders/${id}`)).status()).toBe(404)
})

test('a dispute to be answered stands above all else, with its last day; a refund in part is shown', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const id = await addOrder(site, { refunded_cents: 500 })
  await ask(
    "insert into refunds (order_id, refund_id, amount_cents, status) values ($1, $2, 500, 'succeeded')",
    [id, `re_${id}`],
  )
  await ask(
    `insert into disputes (id, order_id, amount_cents, reason, status, due_by)
     values ($1, $2, 1250, 'product_not_received', 'needs_response', '2031-03-12T10:00:00Z')`,
    [`dp_${id}`, id],
  )
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  const banner = content.getByRole('alert')
  await expect(banner).toContainText('Paiement contesté, à répondre avant le 12 mars 2031')
  await expect(banner).toContainText('12,50\u00a0€ · motif\u00a0: article non reçu')
  await expect(banner.getByRole('link')).toHaveAttribute('href', /\/stripe\/payments\/pi_/)
  for (const words of [
    'Remboursé en partie',
    'Remboursé−5,00\u00a0€',
    'Net après remboursement7,50\u00a0€',
    'Remboursement de 5,00\u00a0€',
    'Retrait en magasin',
    'Le client viendra récupérer sa commande en boutique.',
  ])
    await expect(content).toContainText(words)
  await expectAccessibleInEveryLook(page)
  await ask("update disputes set status = 'won' where order_id = $1", [id])
  await page.reload()
  await expect(content.getByText('litige gagné')).toBeVisible()
  await expect(content.getByRole('alert')).toHaveCount(0)
})

test('an order that knows neither its payment nor its shopper says so', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const id = await addOrder(site, { payment_intent_id: null, customer: null, status: 'pending', lines: [''] })
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  for (const words of [
    '⚠️ Aucune information de paiement',
    'Erreur lors de la récupération des informations du client.',
    'N/A',
    'Produit #7',
    'En attente de paiement',
  ])
    await expect(content).toContainText(words)
  await expect(content.getByRole('link', { name: /^Vérifier chez le prestataire/ })).toHaveAttribute(
    'href',
    `${process.env.SIMULATORS_ORIGIN}/stripe/payments`,
  )
  await expect(
    content.getByRole('button', {
      name: 'La création d’expédition est disponible uniquement pour les commandes payées',
    }),
  ).toBeDisabled()
  await content.getByRole('button', { name: 'Autres actions' }).click()
  await expect(content.getByRole('link', { name: 'Bon de préparation (PDF)' })).toBeVisible()
  await expect(content.getByRole('link', { name: 'Procéder au remboursement' })).toHaveCount(0)
  await expectAccessibleInEveryLook(page)
})

test('an order of ten lines prints on one sheet, without the frame', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  const id = await addOrder(site, {
    lines: Array.from(
      { length: 10 },
      (_, index) => `Miel de châtaignier des garrigues, récolte ${index + 1}`,
    ),
    delivery_method: 'home',
    shipping_line1: '27 avenue de Lodève',
    shipping_zip: '34000',
    shipping_city: 'Montpellier',
    shipping_country: 'FR',
  })
  await page.goto(`/orders/${id}`)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('27 avenue de Lodève')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Procéder au remboursement' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ostal' })).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})
