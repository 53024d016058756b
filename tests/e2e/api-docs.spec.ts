import { expect, test } from '../support/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the API’s reference is whole, and its table of contents leads to each call', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’API Ostal')
    await page
      .getByRole('navigation', { name: 'Sommaire' })
      .getByRole('link', { name: 'POST /events', exact: true })
      .click()
    await expect(page).toHaveURL(/#post-events$/)
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

test('the reference answers with a slash at its end too, and names every call of the description', async ({
  request,
}) => {
  const plain = await request.get('/api/docs', { maxRedirects: 0 })
  const slashed = await request.get('/api/docs/', { maxRedirects: 0 })
  expect([plain.status(), slashed.status()]).toEqual([200, 200])
  const html = await plain.text()
  const { paths } = await (await request.get('/api/openapi.json')).json()
  expect(Object.keys(paths).length).toBeGreaterThan(30)
  for (const path of Object.keys(paths)) expect(html).toContain(`>${path}</code>`)
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
