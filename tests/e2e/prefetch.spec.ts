import { expect, test } from '../support/test'

test('a public page prefetches a link about to be opened, if its page is prerendered', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const browser = await page.context().newCDPSession(page)
  const rules: { sourceText: string; errorMessage?: string }[] = []
  const fetched = new Map<string, string>()
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet))
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    fetched.set(new URL(prefetchUrl).pathname, status),
  )
  await browser.send('Preload.enable')
  await page.goto('/')
  await expect.poll(() => rules.length).toBe(1)
  expect(rules[0]?.errorMessage).toBeUndefined()
  expect(rules[0]?.sourceText).toContain('"/contact"')

  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  await page.setViewportSize({ width: 1280, height: 800 })
  // Rendered per request, so never prefetched.
  await navigation.getByRole('link', { name: 'Me connecter' }).hover()
  await navigation.getByRole('link', { name: 'Contact' }).hover()
  await expect.poll(() => fetched.get('/contact')).toMatch(/Ready|Success/)
  expect([...fetched.keys()]).toEqual(['/contact'])
  await navigation.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  expect(refused).toEqual([])
})
