import { CAMILLE, expectAccessibleInEveryLook, JULIEN, PHONE, signIn } from '../support/browser'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { SCREENS } from '../support/screens'
import { addTestimonials, ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
  await addTestimonials(site, 'Léa', 'Marc')
  await ask(`update testimonials set active = false where website_id = $1 and customer_name = 'Marc'`, [site])
})

test('the owner sees what visitors see, what is hidden marked, and the lines to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/dashboard/website/${site}`)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('link', { name: 'Voir l’aperçu' }).click()
  await expect(page).toHaveURL(`/apercu/${site}`)
  await expect(page).toHaveTitle('Aperçu de votre site · Ostal')
  const cards = page.getByRole('list', { name: 'Avis clients' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).not.toContainText('Caché')
  await expect(cards.nth(1)).toContainText('Caché')
  await expect(cards.nth(1)).toContainText('Marc')
  await expect(page.getByText('Rien à montrer pour l’instant')).toHaveCount(3)

  await page.getByRole('link', { name: 'Intégrer' }).click()
  await expect(page).toHaveURL(`/dashboard/website/${site}/integrer`)
  await expect(page).toHaveTitle('Intégrer à votre site · Ostal')
  await page.getByRole('button', { name: 'Copier le script' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const script = `<script type="module" src="${process.env.PRODUCT_ORIGIN}/embed.js"></script>`
  await expect.poll(copied).toBe(script)
  const team = page.getByRole('region', { name: 'Équipe' })
  await team.getByRole('button', { name: 'Copier l’élément' }).click()
  await expect
    .poll(copied)
    .toBe(
      `<ostal-team site="${site}" style="display:block;height:min(24rem,80svh);overflow:auto"></ostal-team>`,
    )
})

test('an inactive website says that its embeds show nothing', async ({ page }) => {
  await ask(`update websites set status = 'inactive' where id = $1`, [site])
  await page.goto(`/dashboard/website/${site}/integrer`)
  await expect(page.getByRole('status').filter({ hasText: 'Ce site est inactif' })).toBeVisible()
  await page.goto(`/apercu/${site}`)
  await expect(page.getByRole('status').filter({ hasText: 'Ce site est inactif' })).toBeVisible()
  await expect(page.getByText('Léa', { exact: true })).toBeVisible()
})

test('a list that does not load says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/staff/**', (route) => route.abort())
  await page.goto(`/apercu/${site}`)
  const team = page.getByRole('region', { name: 'Équipe' })
  await expect(team.getByRole('alert')).toContainText('L’aperçu n’a pas pu être chargé.')
  // Waits for the lists, because a list that loads now would move the button.
  await expect(page.getByText('Un accueil parfait, de Marc.')).toBeVisible()
  await expect(page.getByText('Rien à montrer pour l’instant')).toHaveCount(2)
  await page.unroute('**/api/staff/**')
  await team.getByRole('button', { name: 'Réessayer' }).click()
  await expect(team).toContainText('Rien à montrer pour l’instant')
})

test('it is nobody else’s', async ({ browser, context }) => {
  const visitor = await browser.newContext()
  const lines = `/dashboard/website/${site}/integrer`
  for (const path of [`/apercu/${site}`, lines]) {
    const sent = await visitor.request.get(path, { maxRedirects: 0 })
    expect([sent.status(), sent.headers().location]).toEqual([307, `/login?from=${encodeURIComponent(path)}`])
  }
  await visitor.close()
  await signIn(context, JULIEN)
  for (const path of [`/apercu/${site}`, lines, '/apercu/0', '/apercu/abc', '/apercu/999999999'])
    expect([path, (await context.request.get(path)).status()]).toEqual([path, 404])
})

test('a shop’s owner has its lines too, with what it sells, the hidden marked', async ({ page, context }) => {
  await signIn(context, CAMILLE)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/apercu/2')
  const shop = page.getByRole('region', { name: 'Boutique' })
  const hidden = shop.getByRole('listitem').filter({ hasText: 'Galettes à la truffe d’été' })
  await expect(hidden).toContainText('Caché')
  await expect(shop.getByRole('button', { name: /panier\s:/ })).toHaveCount(0)
  await page.goto('/dashboard/website/2/integrer')
  await expect(shop.locator('code').last()).toContainText('min-height')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await shop.getByRole('button', { name: 'Copier le panier' }).click()
  await expect.poll(copied).toMatch(/^<ostal-cart site="2" style="[^"]*min-height:2.75rem"><\/ostal-cart>$/)
  await shop.getByRole('button', { name: 'Copier l’élément' }).click()
  await expect.poll(copied).toMatch(/min-height:\d+px.*<ostal-products site="2"><\/ostal-products>/)
})

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`nothing moves on ${name} when the lists come`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    await countShifts(page)
    await signIn(context, CAMILLE)
    // Pictures load late, some of them while the page is being left.
    const isList = ({ pathname }: URL) => pathname.startsWith('/api/') && !pathname.endsWith('.webp')
    await page.route(isList, async (route) => {
      // The lists arrive after the first paint.
      await shiftsSoFar(page)
      await route.continue()
    })
    for (const [id, lists = 0] of [
      [1, 4],
      [2, 1],
    ]) {
      await page.goto(`/apercu/${id}`)
      await expect(page.getByRole('list')).toHaveCount(lists)
      await expect(page.getByText('Chargement')).toHaveCount(0)
      expect(await shiftsSoFar(page)).toBeLessThan(0.02)
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lines are there to select', async ({ page }) => {
    await page.goto(`/dashboard/website/${site}/integrer`)
    await expect(page.getByText(`<ostal-gallery site="${site}" style="display:block;height:`)).toBeVisible()
    await expect(page.getByText('/embed.js"></script>')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copier le script' })).toBeHidden()
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the sample website’s preview has no accessibility fault', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.goto('/apercu/1')
    await expect(page.getByRole('list')).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Boutique' })).toHaveCount(0)
    await expectAccessibleInEveryLook(page)
  })

  test('the lines of a shop’s website have no accessibility fault', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.goto('/dashboard/website/2/integrer')
    await page.getByText('Réserver sa place').first().click()
    await expect(page.getByText('Elle se mesure sur la liste')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
})
