import type { Page } from 'playwright/test'
import { expect, test } from '../support/test'

test('the price view is in the address, so a reload and a shared link show the same', async ({ page }) => {
  await page.goto('/')
  const prices = page.locator('#tarifs')
  await prices.locator('label', { hasText: 'Développement' }).click()
  await expect(page).toHaveURL('/?prix=developpement')
  await page.reload()
  await expect(prices.getByText('1 600 €', { exact: true }).first()).toBeVisible()
  await expect(prices.getByLabel('Développement')).toBeChecked()
  await prices.locator('label', { hasText: 'Abonnement' }).click()
  await expect(page).toHaveURL('/?prix=abonnement')
})

test('a shared price view can be left again', async ({ page }) => {
  await page.goto('/?prix=developpement')
  const prices = page.locator('#tarifs')
  await expect(prices.getByLabel('Développement')).toBeChecked()
  await prices.locator('label', { hasText: 'Abonnement' }).click()
  await expect(page).toHaveURL('/?prix=abonnement')
  await expect(prices.getByText('59 €', { exact: true }).first()).toBeVisible()
})

for (const script of [true, false]) {
  test.describe(script ? 'prices' : 'prices without script', () => {
    test.use({ javaScriptEnabled: script })

    test('switch between subscription and development', async ({ page }) => {
      await page.goto('/')
      const prices = page.locator('#tarifs')
      for (const price of ['35 €', '59 €', '112 €'])
        await expect(prices.getByText(price, { exact: true }).first()).toBeVisible()
      await expect(prices.getByText('1 600 €', { exact: true }).first()).toBeHidden()
      await expectChoices(page, 'abonnement')
      await prices.getByLabel('Abonnement').focus()
      await page.keyboard.press('ArrowRight')
      await expectChoices(page, 'developpement')
      for (const price of ['950 €', '1 600 €', '3 000 €'])
        await expect(prices.getByText(price, { exact: true }).first()).toBeVisible()
      await expect(prices.getByText('59 €', { exact: true }).first()).toBeHidden()
      await prices.getByText('Abonnement', { exact: true }).click()
      await expect(prices.getByText('59 €', { exact: true }).first()).toBeVisible()
    })
  })
}

/** Each card’s button leads into the wizard with its plan and the displayed price. */
async function expectChoices(page: Page, view: string) {
  const choices = page.getByRole('link', { name: 'Choisir' })
  await expect(choices).toHaveCount(3)
  for (const [index, plan] of ['basique', 'standard', 'pro'].entries())
    await expect(choices.nth(index)).toHaveAttribute('href', `/start?formule=${plan}&prix=${view}`)
}

const planCard = (page: Page, name: string) =>
  page
    .locator('#tarifs')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the offer says every price, limit and term of the specification', async ({ page }) => {
  await page.goto('/')
  for (const [name, ...facts] of [
    ['Basique', 'Site vitrine statique', '35 €', '950 €', '350 € par an', '3 pages', '2 langues'],
    ['Standard', 'Recommandé', 'dynamique', 'CMS', '59 €', '1 600 €', '590 € par an', '6 pages', '3 langues'],
    ['Pro', 'E-commerce et CMS', '112 €', '3 000 €', '1 120 € par an', 'Pages illimitées', '5 langues'],
  ] as const)
    for (const fact of [...facts, 'Bugs corrigés pendant 6 mois'])
      await expect(planCard(page, name)).toContainText(fact)

  const prices = page.locator('#tarifs')
  for (const title of ['Pas de frais cachés', 'Sans engagement', 'Support réactif'])
    await expect(prices.getByRole('heading', { name: title })).toBeVisible()
  for (const said of [
    'Aucune durée minimale, aucuns frais de départ',
    'avec un préavis de 2 mois',
    'À l’année, vous ne payez que 10 mois',
    'Le développement reste toujours facultatif',
    'Vous l’hébergez vous-même, sans support ni mises à jour',
    'Prix indicatifs, TVA comprise. Ils ne valent pas devis.',
    'comprise dans les formules Standard et Pro',
  ])
    await expect(prices).toContainText(said)
  const licence = page.getByRole('heading', { name: 'Licence CMS' }).locator('..')
  await expect(licence).toContainText('198 € par an')
  await expect(licence.getByRole('link', { name: 'Demander un devis' })).toBeVisible()

  await prices.getByText('Comparer les formules en détail').click()
  for (const row of [
    'Pages 3 6 Illimitées',
    'Langues 2 3 5',
    'Abonnement mensuel 35 € 59 € 112 €',
    'Abonnement annuel 350 € 590 € 1 120 €',
    'Développement 950 € 1 600 € 3 000 €',
  ])
    await expect(prices.getByRole('row', { name: row })).toBeVisible()

  const contact = page.locator('#contact')
  await expect(contact).toContainText('Du lundi au samedi')
  await expect(contact).toContainText('10h – 20h')
})

test('a quote is asked for from the licence, the comparison and after each argument', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Comparer les formules en détail').click()
  const quotes = page.getByRole('link', { name: 'Demander un devis' })
  await expect(quotes).toHaveCount(4)
  for (const quote of await quotes.all()) await expect(quote).toHaveAttribute('href', '/contact?sujet=devis')
  for (const section of ['#temoignages', '#tarifs'])
    await expect(page.locator(section).getByRole('link', { name: 'Commencer votre projet' })).toHaveAttribute(
      'href',
      '/start',
    )
})

test('the questions open one at a time and answer with the terms of sale', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#questions details')
  await expect(questions).toHaveCount(9)
  for (const [question, ...answers] of [
    [
      'Combien coûte un site',
      'De 35 € à 112 € par mois',
      'de 950 € à 3 000 €',
      '10 mois',
      'ne valent pas devis',
    ],
    ['Puis-je arrêter', 'Le préavis est de 2 mois', 'sans nouveau prélèvement'],
    ['licence CMS', '198 € par an', 'Standard et Pro', 'sur mesure se fait sur devis'],
    ['Le site est-il à moi', 'locataire', 'propriétaire dès le paiement complet'],
    ['autres frais', 'prestataire de paiement'],
    ['Qui me répond', '1 jour ouvré avec la formule Pro, 2 avec Standard et 3 sinon'],
  ] as const) {
    const one = questions.filter({ has: page.locator('summary', { hasText: question }) })
    await one.locator('summary').click()
    for (const answer of answers) await expect(one.locator('p')).toContainText(answer)
    await expect(one.locator('p')).toBeVisible()
    await expect(page.locator('#questions details[open]')).toHaveCount(1)
  }
})

for (const width of [768, 1440])
  test(`at ${width} px the three plans stand in a row on the same lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const view of ['Abonnement', 'Développement']) {
      await page.locator('#tarifs label', { hasText: view }).click()
      const [first, ...others] = await linesOfPlans(page)
      expect(first).toHaveLength(5)
      for (const lines of others) expect(lines).toEqual(first)
    }
  })

test('on a phone the plans stand one below the other, on a page of eleven windows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  const [basic, standard, pro] = (await linesOfPlans(page)).map(([name = 0]) => name) as [
    number,
    number,
    number,
  ]
  expect(basic).toBeLessThan(standard)
  expect(standard).toBeLessThan(pro)
  const windows = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(windows).toBeLessThan(11.1)
})

/** The top positions of each plan's name, type, price, list and button. */
const linesOfPlans = (page: Page): Promise<number[][]> =>
  page
    .locator('#tarifs li:has(h3[id])')
    .evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll('h3, h3 + p, b, ul, a')]
          .filter((part) => part.checkVisibility())
          .map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
      ),
    )
