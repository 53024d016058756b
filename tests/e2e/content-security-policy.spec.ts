import { expect, test } from '../support/test'

for (const path of ['/', '/login', '/nowhere', '/dashboard/nowhere', '/admin/nowhere', '/orders/no/where']) {
  test(`a browser finds nothing to refuse on ${path}`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    const answer = await page.goto(path)
    await page.waitForLoadState('networkidle')
    const policy = (await answer?.headerValue('content-security-policy')) ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-|script-src 'nonce-/)
    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe')
    expect(refused).toEqual([])
  })
}
