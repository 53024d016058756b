import { expectAccessible, LOOKS } from '../support/browser'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { complaints, hostPage, onOtherSite } from '../support/other-site'
import { pictureOf } from '../support/sample-pictures'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

const product = () => process.env.PRODUCT_ORIGIN ?? ''
const TAGS = ['testimonials', 'events', 'team', 'gallery']
const allFour = (site: number) =>
  TAGS.map((tag) => `<ostal-${tag} site="${site}"><p>Bientôt : ${tag}</p></ostal-${tag}>`).join('')

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

async function fill() {
  await addTestimonials(site, 'Léa <b>Martin</b>', 'Cachée')
  await ask(`update testimonials set active = false where website_id = $1 and customer_name = 'Cachée'`, [
    site,
  ])
  await ask(
    `insert into events (website_id, position, title, description, event_date, end_date)
     values ($1, 1, 'Fête de la truffe', 'Sur la place.', '2030-02-28', '2030-03-01')`,
    [site],
  )
  await ask(
    `insert into staff_members (website_id, position, name, role, description)
     values ($1, 1, 'Zoé', 'Cheffe', 'Elle tient le four.')`,
    [site],
  )
}

test('a page of another origin shows all four lists, without what is hidden', async ({ page, context }) => {
  await fill()
  const sent = await context.request.post('/api/pictures', {
    headers: { origin: product() },
    multipart: {
      type: 'gallery',
      websiteId: String(site),
      customName: 'La terrasse',
      pictures: { name: 'terrasse.jpg', mimeType: 'image/jpeg', buffer: await pictureOf.jpeg() },
    },
  })
  expect(sent.status()).toBe(201)
  const said = complaints(page)
  await onOtherSite(page, { html: hostPage(product(), allFour(site)) }, async () => {
    const reviews = page.getByRole('list', { name: 'Avis clients' })
    await expect(reviews.getByRole('listitem')).toHaveCount(1)
    await expect(reviews).toContainText('Léa <b>Martin</b>')
    await expect(page.getByRole('heading', { level: 3, name: 'Fête de la truffe' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Événements' })).toContainText(
      'Du 28 février au 1er mars 2030',
    )
    await expect(page.getByRole('heading', { level: 3, name: 'Zoé' })).toBeVisible()
    const picture = page.getByRole('img', { name: 'La terrasse' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64)
    await expect(picture).toHaveAttribute('width', '64')
    const address = await picture.getAttribute('src')
    await expect(page.getByRole('link', { name: 'Agrandir\u00a0: La terrasse' })).toHaveAttribute(
      'href',
      address ?? '',
    )
    await expect(page.getByText('Cachée')).toHaveCount(0)
    await expect(page.getByText('Bientôt')).toHaveCount(4)
    for (const tag of TAGS) await expect(page.getByText(`Bientôt : ${tag}`)).toBeHidden()
    expect(said).toEqual([])
  })
})

test('a change is seen with the next look at the page', async ({ page }) => {
  await addTestimonials(site, 'Léa')
  await onOtherSite(page, { html: hostPage(product(), allFour(site)) }, async () => {
    await expect(page.getByText('Léa', { exact: true })).toBeVisible()
    await ask(`update testimonials set customer_name = 'Inès' where website_id = $1`, [site])
    await page.reload()
    await expect(page.getByText('Inès', { exact: true })).toBeVisible()
    await ask('delete from testimonials where website_id = $1', [site])
    await page.reload()
    await expect(page.getByText('Bientôt : testimonials')).toBeVisible()
  })
})

test('the owner hides an entry on the screen, and the site shows it no more', async ({ page, context }) => {
  await addTestimonials(site, 'Léa', 'Marc')
  const screen = await context.newPage()
  await screen.goto(`/dashboard/website/${site}`)
  await onOtherSite(page, { html: hostPage(product(), allFour(site)) }, async () => {
    await expect(page.getByText('Marc', { exact: true })).toBeVisible()
    const marc = screen.getByRole('listitem').filter({ hasText: 'Marc' })
    await marc.locator('summary').click()
    const visible = marc.getByRole('switch', { name: 'Visible' })
    // The switch does nothing before hydration.
    await expect(async () => {
      await visible.click()
      await expect(visible).not.toBeChecked({ timeout: 2_000 })
    }).toPass()
    await expect.poll(() => storedList(site)).toEqual(['Léa', 'Marc (caché)'])
    await page.reload()
    await expect(page.getByText('Léa', { exact: true })).toBeVisible()
    await expect(page.getByText('Marc', { exact: true })).toHaveCount(0)
  })
})

for (const [name, spoil] of Object.entries({
  'the website is inactive': () => ask(`update websites set status = 'inactive' where id = $1`, [site]),
  'the website is unknown': async () => ask('delete from websites where id = $1', [site]),
})) {
  test(`when ${name}, the page keeps its own words, quietly`, async ({ page }) => {
    if (!name.includes('unknown')) await fill()
    await spoil()
    const said = complaints(page)
    await onOtherSite(page, { html: hostPage(product(), allFour(site)) }, async () => {
      await page.waitForLoadState('networkidle')
      for (const tag of TAGS) await expect(page.getByText(`Bientôt : ${tag}`)).toBeVisible()
      await expect(page.getByText('Fête de la truffe')).toHaveCount(0)
      expect(said).toEqual([])
    })
  })
}

test('when we are down, the page keeps its own words, quietly', async ({ page }) => {
  const said = complaints(page)
  await onOtherSite(page, { html: hostPage('http://127.0.0.1:9', allFour(site)) }, async () => {
    await expect(page.getByText('Bientôt : events')).toBeVisible()
  })
  // The script loads, but its request fails or returns no list.
  for (const answer of ['abort', '<html>', '[{"EventDate":"demain"}]', '{}']) {
    await page.route(/\/api\//, (route) =>
      answer === 'abort'
        ? route.abort()
        : route.fulfill({ body: answer, headers: { 'access-control-allow-origin': '*' } }),
    )
    await onOtherSite(page, { html: hostPage(product(), allFour(site)) }, async () => {
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('Bientôt : events')).toBeVisible()
    })
    await page.unroute(/\/api\//)
  }
  expect(said).toEqual([])
})

test('a page whose policy lets in our origin alone shows them all', async ({ page }) => {
  await fill()
  const said = complaints(page)
  const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'"
  const policy = `default-src 'none'; script-src ${product()}; connect-src ${product()}; img-src data: ${product()}; ${trustedTypes}`
  await onOtherSite(
    page,
    { html: hostPage(product(), allFour(site)), headers: { 'Content-Security-Policy': policy } },
    async () => {
      await expect(page.getByRole('list')).toHaveCount(3)
      await expect(page.getByRole('list', { name: 'Équipe' })).toHaveCSS('display', 'grid')
      expect(said).toEqual([])
    },
  )
})

test('a page chooses the level of the headings and another website at any time', async ({ page }) => {
  await fill()
  const html = hostPage(product(), `<ostal-team site="${site}" level="2"></ostal-team>`)
  await onOtherSite(page, { html }, async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Zoé' })).toBeVisible()
    const team = page.locator('ostal-team')
    await team.evaluate((element) => element.setAttribute('level', '4'))
    await expect(page.getByRole('heading', { level: 4, name: 'Zoé' })).toBeVisible()
    await team.evaluate((element) => element.setAttribute('site', '1'))
    await expect(page.getByRole('heading', { level: 4, name: 'Camille Roussel' })).toBeVisible()
    await expect(page.getByText('Zoé')).toHaveCount(0)
    await team.evaluate((element) => element.setAttribute('site', '../1'))
    await expect(page.getByRole('list')).toHaveCount(0)
  })
})

for (const { name, ...look } of LOOKS) {
  test.describe(`on ${name}`, () => {
    test.use(look)

    test('the lists have no accessibility fault', async ({ page }) => {
      await fill()
      const style = '<style>:root { color-scheme: light dark; font-family: serif }</style>'
      await onOtherSite(page, { html: hostPage(product(), allFour(site), style) }, async () => {
        await expect(page.getByRole('list')).toHaveCount(3)
        await expectAccessible(page)
        // The page's own font and colour.
        const text = page.getByText('Elle tient le four.')
        await expect(text).toHaveCSS('font-family', 'serif')
        const colour = await page.evaluate(() => getComputedStyle(document.body).color)
        await expect(text).toHaveCSS('color', colour)
      })
    })
  })
}

test('a script of another site follows a list, and asks whether it has changed', async ({ page }) => {
  await fill()
  await ask(
    `insert into testimonials (website_id, position, customer_name, customer_role, content)
     values ($1, 3, 'Marc', 'Voisin', 'Parfait.')`,
    [site],
  )
  await onOtherSite(page, { html: '<!doctype html><title>Un script</title>' }, async () => {
    const seen = await page.evaluate(async (address) => {
      const first = await fetch(`${address}?limit=1`, { cache: 'no-store' })
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
      const second = await (await fetch(next)).json()
      const known = { 'If-None-Match': first.headers.get('etag') ?? '' }
      const again = await fetch(`${address}?limit=1`, { cache: 'no-store', headers: known })
      return {
        names: [...(await first.json()), ...second].map((one) => one.CustomerName),
        again: again.status,
      }
    }, `${product()}/api/testimonials/website/${site}`)
    expect(seen).toEqual({ names: ['Léa <b>Martin</b>', 'Marc'], again: 304 })
  })
})

test('with the place that the page of the lines measures, a page does not move when its lists come', async ({
  page,
}) => {
  await fill()
  await page.goto(`/dashboard/website/${site}/integrer`)
  const styles: string[] = []
  for (const title of ['Avis clients', 'Événements', 'Équipe']) {
    const region = page.getByRole('region', { name: title })
    await region.getByText('Réserver sa place').click()
    // Measured once the list is shown.
    await expect(region.locator('code')).toHaveCount(2)
    styles.push(await region.locator('code').last().innerText())
  }
  const lists = ['testimonials', 'events', 'team'].map(
    (tag) => `<ostal-${tag} site="${site}"></ostal-${tag}><h2>Après ${tag}</h2><p>La suite de la page.</p>`,
  )
  await countShifts(page)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await onOtherSite(page, { html: hostPage(product(), lists.join(''), styles.join('')) }, async () => {
      await expect(page.getByRole('list', { name: 'Équipe' }).getByRole('listitem')).toHaveCount(1)
      expect(await shiftsSoFar(page)).toBeLessThan(0.02)
    })
  }
})

test('with its lines as they are to be copied, neither a page on a slow line nor /apercu moves, and a long list scrolls inside', async ({
  page,
  context,
}) => {
  await fill()
  const names = Array.from({ length: 6 }, (_, index) => `Image ${index}`)
  for (const customName of names) {
    const picture = await pictureOf.jpeg({ width: 600, height: 450 })
    await context.request.post('/api/pictures', {
      headers: { origin: product() },
      multipart: {
        ...{ type: 'gallery', websiteId: String(site), customName },
        pictures: { name: 'image.jpg', mimeType: 'image/jpeg', buffer: picture },
      },
    })
  }
  await ask('delete from testimonials where website_id = $1', [site])
  await addTestimonials(site, ...Array.from({ length: 12 }, (_, index) => `Cliente ${index}`))
  await countShifts(page)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/apercu/${site}`)
    await expect(page.getByRole('img', { name: 'Image 0' })).toBeAttached()
    await expect(page.getByText('Zoé')).toBeAttached()
    await expect(page.getByText('Cliente 11', { exact: true })).toBeAttached()
    expect(await shiftsSoFar(page)).toBeLessThan(0.02)
    await page.goto(`/dashboard/website/${site}/integrer`)
    const lines: string[] = []
    for (const title of ['Avis clients', 'Événements', 'Équipe', 'Galerie'])
      lines.push(await page.getByRole('region', { name: title }).locator('code').first().innerText())
    const body = lines.map((line) => `${line}<h2>Ensuite</h2><p>La suite de la page.</p>`).join('')
    await onOtherSite(page, { html: hostPage(product(), body), isSlow: true }, async () => {
      await expect(page.getByText('Cliente 11', { exact: true })).toBeAttached()
      await expect(page.getByText('Zoé')).toBeAttached()
      await expect(page.getByText('Fête de la truffe')).toBeAttached()
      await expect(page.getByRole('list', { name: 'Galerie' }).getByRole('listitem')).toHaveCount(6)
      await expect
        .poll(() =>
          page.getByRole('img', { name: 'Image 0' }).evaluate((one: HTMLImageElement) => {
            one.scrollIntoView()
            return one.naturalWidth
          }),
        )
        .toBeGreaterThan(0)
      expect(await shiftsSoFar(page)).toBeLessThan(0.02)
      const reviews = page.getByRole('group', { name: 'Avis clients' })
      const { height = 0 } = (await reviews.boundingBox()) ?? {}
      expect(height).toBe(320)
      await reviews.focus()
      await page.keyboard.press('End')
      await expect(page.getByText('Cliente 11', { exact: true })).toBeInViewport()
    })
  }
})
