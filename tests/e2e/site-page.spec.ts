import { CAMILLE, expectAccessibleInEveryLook, JULIEN, MODERATOR, PHONE, signIn } from '../support/browser'
import { ask, newSite, storedList, withTableLocked } from '../support/sites'
import { expect, test } from '../support/test'

test('the owner finds the site, its billing and its shop', async ({ page, context }) => {
  await signIn(context, CAMILLE)
  await page.goto('/dashboard/website/1')
  await expect(page).toHaveTitle('Gérer votre site La Table de Camille · Ostal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gérer votre site La Table de Camille')
  const back = page.getByRole('link', { name: 'Retour' })
  await expect(back).toHaveAttribute('href', '/dashboard')
  const header = page.getByRole('main').locator('header').filter({ has: back })
  for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await expect(header).toContainText('https://latabledecamille.example')
    const word = await back.getByText('Retour').boundingBox()
    expect(word?.width, 'the word is drawn, not read out alone').toBeGreaterThan(40)
    const purpose = await header.getByText('Gérer votre site').boundingBox()
    expect(purpose?.width, 'the page’s purpose is drawn too').toBeGreaterThan(80)
    const target = await back.boundingBox()
    expect(target?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole('link', { name: 'https://latabledecamille.example' })).toBeVisible()
  const card = (title: string) =>
    page
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
      .last()
  await expect(card('Informations du site')).toContainText(/Nom\s*La Table de Camille.*Active/s)
  await expect(card('Facturation')).toContainText(/Standard.*Échéance\s*\d+(er)? \S+ 20\d\d.*Active/s)
  await expect(card('Ecommerce').getByRole('link')).toHaveAttribute('href', '/dashboard/ecom/1')
})

test('badges say and show active, late and inactive', async ({ page, context }) => {
  await signIn(context, JULIEN)
  await page.goto('/dashboard/website/3')
  // The site shows its subscription's status.
  const late = page.getByText('En retard', { exact: true })
  await expect(late).toHaveCount(2)
  await expect(late.first()).toHaveCSS('color', 'rgb(114, 72, 11)')
  await expect(late.last()).toHaveCSS('color', 'rgb(114, 72, 11)')
  await context.clearCookies()
  await signIn(context, CAMILLE)
  await page.goto('/dashboard/website/1')
  await expect(page.getByText('Active', { exact: true }).first()).toHaveCSS('color', 'rgb(25, 92, 46)')
  await page.goto('/dashboard/website/4')
  await expect(page.getByText('Aucun abonnement')).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toHaveCSS('color', 'rgb(169, 21, 24)')
})

test('tabs have an address, a place in the history, and the first is shown without one', async ({
  page,
  context,
}) => {
  await signIn(context, CAMILLE)
  await page.goto('/dashboard/website/1')
  const tabs = page.getByRole('navigation', { name: 'Contenu du site' })
  await expect(tabs.getByRole('link')).toHaveText(['Avis clients', 'Événements', 'Équipe', 'Galerie'])
  await expect(tabs.getByRole('link', { name: 'Avis clients' })).toHaveAttribute('aria-current', 'page')
  for (const [name, onglet] of [
    ['Événements', 'evenements'],
    ['Équipe', 'equipe'],
    ['Galerie', 'galerie'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/dashboard/website/1?onglet=${onglet}`)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Équipe' })).toBeVisible()
  await page.goto('/dashboard/website/1?onglet=inconnu')
  await expect(page.getByRole('heading', { level: 2, name: 'Avis clients' })).toBeVisible()
})

test('a spinner shows until the subscription is there', async ({ page, context }) => {
  await signIn(context, CAMILLE)
  let answer: ReturnType<typeof page.goto> | undefined
  await withTableLocked('subscriptions', async () => {
    answer = page.goto('/dashboard/website/2')
    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Épicerie Roussel')
    await expect(page.getByRole('heading', { name: 'Facturation' })).toHaveCount(0)
  })
  await expect(page.getByRole('heading', { name: 'Facturation' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toHaveCount(0)
  expect((await answer)?.status()).toBe(200)
})

test('what does not load is told where it would be', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  // Another client's subscription cannot be read.
  await ask('update websites set subscription_id = 3 where id = $1', [site])
  await page.goto(`/dashboard/website/${site}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(
    'Erreur : Failed to load website',
  )
  await expect(page.getByText('Failed to load website')).toHaveAttribute('lang', 'en')
  await ask('update websites set subscription_id = null where id = $1', [site])
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByText('Aucun abonnement')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of the site is there to read, in every tab', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.goto('/dashboard/website/1')
    await expect(page.getByRole('heading', { name: 'Facturation' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toHaveCount(0)
    for (const name of ['Équipe', 'Événements', 'Avis clients']) {
      await page.getByRole('navigation', { name: 'Contenu du site' }).getByRole('link', { name }).click()
      const first = page.locator('ol > li').first()
      await first.locator('summary').click()
      await expect(first.locator('p').first()).toBeVisible()
      await expect(page.getByRole('form')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Galerie' }).click()
    await expect(page.locator('ol img').first()).toBeVisible()
  })

  test('a person is added, once all is filled in', async ({ page, context, request }) => {
    const site = await newSite(context, request)
    await page.goto(`/dashboard/website/${site}?onglet=equipe`)
    const form = page.getByRole('form')
    await form.getByLabel('Nom', { exact: true }).fill('Ousmane')
    await form.getByRole('button', { name: 'Ajouter' }).click()
    await expect(form.getByText('Le rôle est obligatoire.')).toBeVisible()
    await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Ousmane')
    await form.getByLabel('Rôle', { exact: true }).fill('Chef')
    await form.getByRole('button', { name: 'Ajouter' }).click()
    await expect(form.getByText('Enregistré.')).toBeVisible()
    await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('')
    expect(await storedList(site, 'staff_members')).toEqual(['Ousmane'])
  })
})

test('a visitor comes back to the tab after logging in', async ({ request }) => {
  const answer = await request.get('/dashboard/website/1?onglet=equipe', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    '/login?from=%2Fdashboard%2Fwebsite%2F1%3Fonglet%3Dequipe',
  ])
})

test('somebody else’s website is the 404 page in every tab, for a moderator too', async ({ context }) => {
  for (const stranger of [JULIEN, MODERATOR]) {
    await context.clearCookies()
    await signIn(context, stranger)
    for (const onglet of ['avis', 'evenements', 'equipe', 'galerie']) {
      const answer = await context.request.get(`/dashboard/website/1?onglet=${onglet}`)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).not.toContain('Table de Camille')
    }
  }
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('no tab has an accessibility fault', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    // The tabs after the first, which the dashboard pages' test covers.
    for (const onglet of ['evenements', 'equipe', 'galerie']) {
      await page.goto(`/dashboard/website/1?onglet=${onglet}`)
      await expect(page.locator('a[aria-current=page]')).toBeVisible()
      await expectAccessibleInEveryLook(page)
    }
  })
})
