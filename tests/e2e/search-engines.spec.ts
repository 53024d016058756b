import type { APIRequestContext, Page } from 'playwright/test'
import { ADMIN, CAMILLE, signIn } from '../support/browser'
import { sizeOfPng } from '../support/png'
import { expect, test } from '../support/test'

type Listed = { path: string; title: string; shared?: string; trail?: string[] }

/** The pages that search engines may list, with their title and, if different, the title of a shared link. */
const LISTED: Listed[] = [
  {
    path: '/',
    title: 'Ostal',
    shared: 'Ostal, agence web à Montpellier\u00a0: votre site dès 35\u00a0€ par mois',
    trail: [],
  },
  { path: '/promo', title: 'Votre site, bâti à Montpellier · Ostal' },
  { path: '/contact', title: 'Contact · Ostal', shared: 'Contacter Ostal, agence web à Montpellier' },
  { path: '/start', title: 'Commencer votre projet · Ostal', trail: [] },
  { path: '/login', title: 'Connexion client · Ostal', trail: [] },
  { path: '/about', title: 'À propos · Ostal' },
  { path: '/cgv', title: 'Conditions Générales de vente · Ostal' },
  { path: '/cgu', title: 'Conditions d’utilisation · Ostal' },
  { path: '/privacy', title: 'Confidentialité · Ostal' },
  { path: '/mentions-legales', title: 'Mentions légales · Ostal' },
  { path: '/accessibilite', title: 'Accessibilité\u00a0: non évaluée · Ostal' },
  { path: '/resilier', title: 'Résilier votre contrat · Ostal' },
  { path: '/retractation', title: 'Renoncer au contrat · Ostal' },
  { path: '/signaler', title: 'Signaler un contenu illicite · Ostal' },
  { path: '/blog', title: 'Blog · Ostal', shared: 'Le blog d’Ostal\u00a0: bien préparer son site' },
  {
    path: '/blog/preparer-photos-et-textes',
    title: 'Préparer les photos et les textes de son site · Ostal',
    trail: ['/blog'],
  },
  {
    path: '/blog/ce-qu-une-boutique-doit-afficher',
    title: 'Ce qu’une boutique en ligne doit afficher · Ostal',
    trail: ['/blog'],
  },
  {
    path: '/blog/nom-de-domaine-et-e-mail',
    title: 'Nom de domaine\u00a0: le\u00a0choisir, le\u00a0garder, s’en\u00a0servir · Ostal',
    trail: ['/blog'],
  },
  { path: '/api/docs', title: 'L’API · Ostal', shared: 'L’API d’Ostal, appel par appel' },
  { path: '/api/docs/demandes', title: 'Demandes · L’API · Ostal', trail: ['/api/docs'] },
]

const OTHER_ADDRESSES = [
  { path: '/home', canonical: '/' },
  { path: '/terms', canonical: '/cgu' },
  { path: '/signup', canonical: '/start' },
  { path: '/dashboard/new-website', canonical: '/start' },
]

type Thing = { '@context': string; '@type': string } & Record<string, unknown>
type Head = { title: string; canonical: string; meta: Record<string, string>; things: Thing[]; text: string }

/** A page as a crawler gets it, without its script. */
async function read(page: Page, path: string): Promise<Head> {
  const html = await (await page.request.get(path)).text()
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const named = all('meta[name], meta[property]').map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property'),
      meta.getAttribute('content'),
    ])
    const things = all('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent))
    for (const script of all('script, style')) script.remove()
    return {
      title: all('title')
        .map(({ textContent }) => textContent)
        .join('|'),
      canonical: all('link[rel=canonical]')
        .map((link) => link.getAttribute('href'))
        .join('|'),
      meta: Object.fromEntries(named),
      things,
      text: document.body.textContent,
    }
  }, html)
}

const pathOf = (address = '') => new URL(address).pathname
const ofType = ({ things }: Head, type: string) => things.filter((thing) => thing['@type'] === type)

async function expectPicture(request: APIRequestContext, address: string, width: number, height: number) {
  const { pathname, search } = new URL(address, 'http://here')
  const answer = await request.get(pathname + search)
  expect.soft(answer.status(), pathname).toBe(200)
  expect.soft(answer.headers()['content-type'], pathname).toBe('image/png')
  expect.soft(sizeOfPng(await answer.body()), pathname).toEqual({ width, height })
  const head = await request.head(pathname)
  expect.soft([head.status(), head.headers()['content-type']], pathname).toEqual([200, 'image/png'])
  return answer.headers()
}

test('each public page says what it is to search engines and to people who are sent its link', async ({
  page,
}) => {
  const descriptions = new Set<string>()
  for (const { path, title, shared = title.replace(/ · Ostal$/, ''), trail } of LISTED) {
    const head = await read(page, path)
    const { meta } = head
    const description = meta.description ?? ''
    expect.soft(head.title, path).toBe(title)
    expect.soft(pathOf(head.canonical), path).toBe(path)
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    descriptions.add(description)
    expect.soft(meta, path).toMatchObject({
      robots: 'index, max-image-preview:large',
      'og:title': shared,
      'og:description': description,
      'og:site_name': 'Ostal',
      'og:locale': 'fr_FR',
      'og:type': path.startsWith('/blog/') ? 'article' : 'website',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${shared}, à côté de la maison dessinée d’Ostal`,
      'twitter:card': 'summary_large_image',
    })
    expect.soft(pathOf(meta['og:url']), path).toBe(path)
    const caching = (await expectPicture(page.request, meta['og:image'] ?? '', 1200, 630))['cache-control']
    expect.soft(caching, path).toBe('public, max-age=31536000, immutable')

    expect
      .soft(
        head.things.map((thing) => thing['@context']),
        path,
      )
      .not.toContain(undefined)
    const steps = ofType(head, 'BreadcrumbList').map(
      ({ itemListElement }) => itemListElement as { position: number; name: string; item: string }[],
    )
    const isEntrance = ['/', '/start', '/login'].includes(path)
    expect
      .soft(
        steps.map((list) => list.map(({ item }) => pathOf(item))),
        path,
      )
      .toEqual(isEntrance ? [] : [['/', ...(trail ?? []), path]])
  }
  expect(descriptions.size).toBe(LISTED.length)
  for (const { path, canonical } of OTHER_ADDRESSES)
    expect.soft(pathOf((await read(page, path)).canonical), path).toBe(canonical)
})

test('the agency is described with its address, its prices and the hours that each page shows', async ({
  page,
}) => {
  const [home, contact] = [await read(page, '/'), await read(page, '/contact')]
  const [onHome, onContact] = [
    ofType(home, 'ProfessionalService')[0],
    ofType(contact, 'ProfessionalService')[0],
  ]
  const agency = {
    name: 'Ostal',
    telephone: '+33467001234',
    email: 'contact@ostal.example',
    address: {
      streetAddress: '12 rue de l’Ancien Courrier',
      postalCode: '34000',
      addressLocality: 'Montpellier',
    },
    priceRange: '35\u00a0€ – 3\u00a0000\u00a0€',
  }
  for (const thing of [onHome, onContact]) {
    expect(thing).toMatchObject(agency)
    expect(String(thing?.image)).toMatch(/\/og\/accueil\.png/)
    expect(thing?.sameAs).toHaveLength(2)
  }
  for (const shown of [
    '04 67 00 12 34',
    'contact@ostal.example',
    '12 rue de l’Ancien Courrier',
    '9h – 18h',
    '10h – 14h',
  ])
    expect(contact.text).toContain(shown)
  expect(onContact).not.toHaveProperty('makesOffer')

  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(onContact?.openingHoursSpecification).toMatchObject([
    { dayOfWeek: week, opens: '09:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
  ])
  expect(onHome?.openingHoursSpecification).toMatchObject([
    { dayOfWeek: [...week, 'Saturday'], opens: '10:00', closes: '20:00' },
  ])
  for (const shown of ['Du lundi au samedi', '10h – 20h']) expect(home.text).toContain(shown)

  const price = (euros: number) => ({ price: euros, priceCurrency: 'EUR', valueAddedTaxIncluded: true })
  const offers = [
    { name: 'Basique', monthly: 35, once: 950 },
    { name: 'Standard', monthly: 59, once: 1600 },
    { name: 'Pro', monthly: 112, once: 3000 },
  ]
  expect(onHome?.makesOffer).toMatchObject(
    offers.map(({ name, monthly, once }) => ({
      '@type': 'Offer',
      name,
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', ...price(monthly), unitCode: 'MON' },
        { '@type': 'UnitPriceSpecification', ...price(once) },
      ],
    })),
  )
  for (const shown of [
    '35\u00a0€',
    '59\u00a0€',
    '112\u00a0€',
    '950\u00a0€',
    '1\u00a0600\u00a0€',
    '3\u00a0000\u00a0€',
  ])
    expect(home.text).toContain(shown)
})

test('questions and articles are described as they stand, and no page rates itself', async ({ page }) => {
  const home = await read(page, '/')
  const questions = ofType(home, 'FAQPage')[0]?.mainEntity as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(questions.length).toBeGreaterThanOrEqual(2)
  expect(questions.map(({ name }) => name)).toContain('Le site est-il à moi\u00a0?')
  for (const { name, acceptedAnswer } of questions) {
    expect(acceptedAnswer.text).toMatch(/\.$/)
    expect(home.text).toContain(name)
    expect(home.text).toContain(acceptedAnswer.text)
  }

  const article = await read(page, '/blog/nom-de-domaine-et-e-mail')
  expect(article.meta).toMatchObject({ 'article:published_time': '2026-10-06' })
  const [described] = ofType(article, 'Article')
  expect(described).toMatchObject({ datePublished: '2026-10-06', author: { name: 'Ostal' } })
  await expectPicture(page.request, String(described?.image), 1200, 630)

  for (const { path } of LISTED)
    expect.soft(JSON.stringify((await read(page, path)).things), path).not.toMatch(/Review|Rating/)
})

test('what is private or no page is not listed', async ({ page, context, request }) => {
  const forVisitors = [
    '/unauthorized',
    '/unavailable',
    '/checkout',
    '/stripe/setup',
    '/stripe/success',
    '/stripe/cancel',
    '/stripe/fake-checkout',
    '/stripe/return/acct_1',
    '/stripe/refresh/acct_1',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/invitation',
    '/nulle-part',
  ]
  const expectUnlisted = async (path: string) =>
    expect.soft((await read(page, path)).meta.robots, path).toMatch(/^noindex/)
  for (const path of forVisitors) await expectUnlisted(path)
  await signIn(context, CAMILLE)
  for (const path of ['/dashboard', '/orders/1', '/apercu/1']) await expectUnlisted(path)
  await signIn(context, ADMIN)
  await expectUnlisted('/admin')

  // Responses without an HTML head use the header.
  for (const path of ['/api/health', '/api/websites/1', '/dashboard', '/checkout'])
    expect.soft((await page.request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  for (const path of ['/', '/login', '/start', '/sitemap.xml', '/og/accueil.png'])
    expect.soft((await request.get(path)).headers()['x-robots-tag'], path).toBeUndefined()
})

test('the sitemap lists exactly what may be listed, and robots may read it', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const entries = [
    ...sitemap.matchAll(/<url>\s*<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<\/lastmod>)?\s*<\/url>/g),
  ]
  const changed = new Map(entries.map(([, address, day]) => [pathOf(address), day]))
  expect(entries).toHaveLength(changed.size)
  await page.goto('/api/docs')
  const reference = await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const listed = new Set([...LISTED.map(({ path }) => path), ...reference])
  expect([...changed.keys()].sort()).toEqual([...listed].sort())
  for (const path of listed) expect.soft((await request.get(path)).status(), path).toBe(200)
  expect(changed.get('/blog/nom-de-domaine-et-e-mail')).toBe('2026-10-06')
  expect(changed.get('/blog')).toBe('2026-11-17')
  expect(changed.get('/cgv')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(changed.get('/contact')).toBeUndefined()

  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=UTF-8')
  const lines = (await robots.text()).split('\n')
  for (const path of ['/api/', '/dashboard', '/admin', '/orders/'])
    expect(lines).toContain(`Disallow: ${path}`)
  // Crawlers must be able to fetch these pages to see their noindex.
  for (const path of ['/checkout', '/stripe', '/commande', '/unauthorized', '/forgot-password'])
    expect(lines.filter((line) => line.startsWith(`Disallow: ${path}`))).toEqual([])
  expect(lines).toContain('Allow: /api/docs')
  expect(pathOf(/^Sitemap: (.+)$/m.exec(lines.join('\n'))?.[1])).toBe('/sitemap.xml')
})

test('browsers and phones find an icon of the size they ask for', async ({ page, request }) => {
  await page.goto('/')
  const hrefOf = (selector: string) => page.locator(selector).getAttribute('href')
  const manifest = await request.get((await hrefOf('link[rel=manifest]')) ?? '')
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  const { name, lang, icons } = await manifest.json()
  expect([name, lang]).toEqual(['Ostal', 'fr'])
  expect(icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const side = Number.parseInt(sizes, 10)
    await expectPicture(request, src, side, side)
  }
  await expectPicture(request, (await hrefOf('link[rel=apple-touch-icon]')) ?? '', 180, 180)

  const drawn = await request.get((await hrefOf('link[rel=icon][type="image/svg+xml"]')) ?? '')
  expect(drawn.headers()['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(await drawn.text()).toContain('prefers-color-scheme:dark')
  const small = await request.get('/favicon.ico')
  expect(small.headers()['content-type']).toBe('image/x-icon')
  expect(sizeOfPng((await small.body()).subarray(22))).toEqual({ width: 32, height: 32 })
})
