import { expect, test } from '../support/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the API’s reference is whole, and its table of contents leads to each call', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’API Ostal')
    const contents = page.getByRole('navigation', { name: 'Sommaire' })
    await contents.getByRole('link', { name: 'Événements', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Événements')
    await expect(contents.getByRole('link', { name: 'Événements', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await contents.getByRole('link', { name: 'POST /events', exact: true }).click()
    await expect(page).toHaveURL(/\/api\/docs\/evenements#post-events$/)
    const call = page.getByRole('region', { name: 'POST /events', exact: true })
    await expect(call).toBeInViewport()
    await expect(call).toContainText('Accès\u00a0: avec une session')
    await expect(call).toContainText('1 à 150 caractères')
    await expect(call).toContainText('415 unsupported_media')
    await expect(call.locator('pre')).toContainText(/^curl -X POST 'http:\/\/localhost:3000\/api\/events'/)
    await call.getByRole('link', { name: 'Event' }).click()
    await expect(page.getByRole('heading', { name: 'Event', exact: true })).toBeInViewport()
  })
})

test('the first page leads to each call, also where its address names one', async ({ page }) => {
  await page.goto('/api/docs#post-tickets')
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'POST /tickets', exact: true }) })
  await expect(line).toBeInViewport()
  await line.getByRole('link').click()
  await expect(page).toHaveURL(/\/api\/docs\/demandes#post-tickets$/)
  await expect(page.getByRole('heading', { name: 'POST /tickets', exact: true })).toBeInViewport()
})

test('each page of the reference is at most 100 KB of HTML, and its links lead to parts that it has', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text()
  const first = await html('/api/docs')
  const pages = [
    ...new Set([...first.matchAll(/href="(\/api\/docs\/[a-z-]+)"/g)].map(([, path = '']) => path)),
  ]
  expect(pages.length).toBeGreaterThan(10)
  for (const path of ['/api/docs', ...pages]) {
    const page = await html(path)
    expect(Buffer.byteLength(page), path).toBeLessThanOrEqual(100 * 1024)
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(
      anchors.filter((id) => !page.includes(` id="${id}"`)),
      path,
    ).toEqual([])
  }
})

test('a resource that the API does not have answers as every unknown path of the API', async ({
  request,
}) => {
  for (const path of ['/api/docs/inconnue', '/api/docs/demandes/1']) {
    const answer = await request.get(path)
    expect([answer.status(), await answer.json()]).toMatchObject([404, { code: 'not_found' }])
  }
  expect((await request.post('/api/docs/demandes')).status()).toBe(405)
})

test('the reference answers with a slash at its end too, and names every call of the description', async ({
  request,
}) => {
  const statuses = async (path: string) =>
    (await Promise.all([path, `${path}/`].map((one) => request.get(one, { maxRedirects: 0 })))).map(
      (answer) => answer.status(),
    )
  expect(await statuses('/api/docs')).toEqual([200, 200])
  expect(await statuses('/api/docs/demandes')).toEqual([200, 200])
  const html = await (await request.get('/api/docs')).text()
  const { paths } = await (await request.get('/api/openapi.json')).json()
  expect(Object.keys(paths).length).toBeGreaterThan(30)
  for (const path of Object.keys(paths)) expect(html).toContain(` ${path}</a>`)
})

test('the reference is never in another site’s frame, and prints without its table of contents', async ({
  page,
}) => {
  const answer = await page.goto('/api/docs')
  const headers = answer?.headers() ?? {}
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden()
})
