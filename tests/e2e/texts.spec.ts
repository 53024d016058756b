import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll, LOOKS } from '../support/browser'
import { expect, test } from '../support/test'

const ARTICLE = '/blog/nom-de-domaine-et-e-mail'
const PAGES = [
  { path: '/cgv', title: 'Conditions Générales de vente', says: 'préavis de 2 mois' },
  { path: '/cgu', title: 'Conditions d’utilisation', says: 'Le compte est personnel' },
  { path: '/terms', title: 'Conditions d’utilisation', says: 'Le compte est personnel', canonical: '/cgu' },
  { path: '/privacy', title: 'Confidentialité', says: 'Les messages des formulaires de contact' },
  { path: '/mentions-legales', title: 'Mentions légales', says: 'À compléter : dénomination sociale' },
  { path: '/accessibilite', title: 'Accessibilité', says: 'Défenseur des droits' },
  { path: '/about', title: 'À propos', says: 'Un nom d’ici' },
  { path: '/blog', title: 'Blog', says: 'Préparer les photos et les textes' },
  { path: ARTICLE, title: 'Nom de domaine', says: 'Publié le' },
]

test('each text is there, with its head', async ({ page }) => {
  for (const { path, title, says, canonical = path } of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(title)
    await expect(page.getByRole('main')).toContainText(says)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${canonical}$`))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/)
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /rss\.xml$/)
  }
})

/** The terms of part 1, §9 of the specification. */
const CONSTANTS = [
  'Le préavis est de 2 mois',
  'est annoncée 3 mois à l’avance et justifiée par écrit',
  'pendant 6 mois à compter de la première livraison',
  'Elle ne s’applique pas aux abonnés',
  'L’abonnement se paie au mois ou à l’année',
  'Une année couvre 12 mois de service ; payée à l’année, elle coûte 10 mois d’abonnement',
  '1 semaine pour un abonnement payé au mois',
  '1 mois pour un abonnement payé à l’année',
  'Trois formules existent. Le développement est toujours facultatif.',
  '3.1 Paiement unique',
  '3.2 Abonnement seul',
  '3.3 Paiement unique et abonnement',
  'il l’héberge lui-même, sans support ni mises à jour',
  'La priorité :',
  'Le déploiement d’un back-end ou d’un CMS sur mesure',
  'La licence CMS : 198 € par an. Elle est comprise dans les formules Standard et Pro',
  'Un CMS sur mesure est établi sur devis',
  'Une période commencée, mois ou année, n’est pas remboursée',
  'rembourse, au prorata, la part payée qui reste à courir',
  'Les devis de mises à jour et d’options sont gratuits',
  'sont indicatifs et ne valent pas devis',
  'Basique 35 € 350 € 950 €',
  'Standard 59 € 590 € 1 600 €',
  'Pro 112 € 1 120 € 3 000 €',
]

test('the terms of sale name every length, price and right of the specification', async ({ page }) => {
  await page.goto('/cgv')
  const said = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
  for (const constant of CONSTANTS) expect.soft(said).toContain(constant)
})

const contents = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' })
const entry = (page: Page, name: string) => contents(page).getByRole('link', { name, exact: true })

test.describe('the contents of the terms of sale', () => {
  test.use({ viewport: LOOKS[1].viewport })

  test('open one branch a level, and begin with the first', async ({ page }) => {
    await page.goto('/cgv')
    await expect(entry(page, 'Conditions Générales de vente')).toHaveAttribute('aria-expanded', 'true')
    await expect(entry(page, '4.1 Prix et TVA')).toBeHidden()
    await entry(page, '4. Prix').click()
    await expect(page).toHaveURL(/#4-prix$/)
    await expect(entry(page, '4.1 Prix et TVA')).toBeVisible()
    await entry(page, '5. Paiement').click()
    await expect(entry(page, '5.1 Échéances')).toBeVisible()
    await expect(entry(page, '4.1 Prix et TVA')).toBeHidden()
    await entry(page, '5. Paiement').click()
    await expect(entry(page, '5. Paiement')).toHaveAttribute('aria-expanded', 'false')
    await expect(entry(page, '5.1 Échéances')).toBeHidden()
  })

  test('mark the heading that is closest to the top', async ({ page }) => {
    await page.goto('/cgv')
    const marked = contents(page).locator('[aria-current]')
    await expect(marked).toHaveText('Conditions Générales de vente')
    await page.locator('[id="11-responsabilite"]').evaluate((heading) => heading.scrollIntoView())
    await expect(marked).toHaveText('11. Responsabilité')
    // Its branch is collapsed, so the parent entry is marked.
    await page.locator('[id="71-duree"]').evaluate((heading) => heading.scrollIntoView())
    await expect(marked).toHaveText('7. Durée et fin de l’abonnement')
    await expect(marked).toBeInViewport()
    await page.goto('/cgv#13-reclamations-mediation-et-droit-applicable')
    await expect(page.getByRole('heading', { name: /^13\. / })).toBeInViewport()
  })

  test('are reached and opened with the keyboard', async ({ page }) => {
    await page.goto('/cgv')
    await entry(page, 'Conditions Générales de vente').focus()
    await page.keyboard.press('Tab')
    await expect(entry(page, '1. Qui contracte')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#1-qui-contracte$/)
    await expect(entry(page, '1.1 Le prestataire')).toBeVisible()
  })

  test('and the site’s frame stay off paper', async ({ page }) => {
    await page.goto('/cgv')
    await page.emulateMedia({ media: 'print' })
    await expect(contents(page)).toBeHidden()
    for (const frame of ['.site-header', '.site-footer']) await expect(page.locator(frame)).toBeHidden()
    await expect(page.getByRole('heading', { name: '4. Prix' })).toBeVisible()
  })
})

test.describe('on a phone the contents', () => {
  test.use({ viewport: LOOKS[0].viewport })

  test('are a sheet that stays for what is below an entry', async ({ page }) => {
    await page.goto('/cgv')
    await expect(contents(page)).toBeHidden()
    const button = page.getByRole('button', { name: 'Sommaire' })
    await button.click()
    await expectAccessible(page)
    await entry(page, '4. Prix').click()
    await entry(page, '4.1 Prix et TVA').click()
    await expect(contents(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: '4.1 Prix et TVA' })).toBeInViewport()
    await button.click()
    await page.keyboard.press('Escape')
    await expect(contents(page)).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const look of LOOKS)
    test(`every entry of the contents leads to its heading, on ${look.name}`, async ({ page }) => {
      await page.setViewportSize(look.viewport)
      await page.goto('/cgv')
      if (look === LOOKS[0]) await page.getByRole('button', { name: 'Sommaire' }).click()
      await entry(page, '4.1 Prix et TVA').click()
      await expect(page).toHaveURL(/#41-prix-et-tva$/)
      await expect(page.getByRole('heading', { name: '4.1 Prix et TVA' })).toBeInViewport()
    })
})

test('an article says to search engines what it is and where it stands', async ({ page, request }) => {
  await page.goto(ARTICLE)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [article, breadcrumb] = blocks.map((block) => JSON.parse(block))
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Nom de domaine\u00a0: le\u00a0choisir, le\u00a0garder, s’en\u00a0servir',
    datePublished: '2026-10-06',
  })
  expect(breadcrumb['@type']).toBe('BreadcrumbList')
  const items: { position: number; item: string }[] = breadcrumb.itemListElement
  expect(items.map(({ position, item }) => [position, new URL(item).pathname])).toEqual([
    [1, '/'],
    [2, '/blog'],
    [3, ARTICLE],
  ])
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${ARTICLE}</loc>`)
})

test('the blog and each of its articles have a separate drawing', async ({ page, request }) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  const drawingsOf = () =>
    main.locator('svg use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))
  const drawings = await drawingsOf()
  expect(drawings).toHaveLength(4)
  expect(new Set(drawings).size).toBe(4)
  for (const drawing of drawings) {
    const [file = '', id] = drawing?.split('#') ?? []
    expect(await (await request.get(file)).text()).toContain(`<g id="${id}"`)
  }
  await page.goto(ARTICLE)
  const [drawn] = await drawingsOf()
  expect(drawings.slice(1)).toContain(drawn)
})

test('the blog’s feed lists its articles', async ({ page, request }) => {
  await page.goto('/blog')
  const shown = await page
    .locator('main h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const feed = await request.get('/blog/rss.xml')
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const [xml, links] = [await feed.text(), /<item>[\s\S]*?<link>https?:\/\/[^/]+([^<]+)<\/link>/g]
  expect([...xml.matchAll(links)].map(([, path]) => path)).toEqual(shown)
  // Not on our pages, whose policy forbids parsing text as markup.
  await page.goto('about:blank')
  const faults = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('parsererror').length,
    xml,
  )
  expect(faults).toBe(0)
  expect(xml).toContain('<pubDate>Tue, 06 Oct 2026 12:00:00 GMT</pubDate>')
})

test('a missing article has the missing page, in the site’s frame and with its house', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  expect((await page.goto('/blog/nulle-part'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  await expect(page.locator('main svg')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(refused).toEqual([])
})
