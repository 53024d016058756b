import type { Page } from 'playwright/test'
import { fillRequired } from '../support/fill-required'
import { holdForConfirmation } from '../support/hold-back'
import { expect, test } from '../support/test'

const FORMS = [
  { path: '/', place: '#contact form', faults: 3 },
  { path: '/contact', place: 'main form', faults: 7 },
]

for (const { path, place, faults } of FORMS) {
  const form = (page: Page) => page.locator(place)
  const button = (page: Page) => form(page).locator('[type=submit]')

  test(`a double click at ${path} sends once, and says meanwhile that it is on its way`, async ({ page }) => {
    let posts = 0
    // The POST that counts the page view has another path.
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts += 1
    })
    await page.goto(path)
    await fillRequired(form(page))
    const release = await holdForConfirmation(page, path)
    await button(page).dblclick()
    await expect(form(page).getByText('Envoi…')).toHaveCount(1)
    release()
    await expect(form(page).getByRole('status')).toContainText(/merci|bien été envoyé/i)
    await expect(form(page).getByText('Envoi…')).toHaveCount(0)
    expect(posts).toBe(1)
  })

  test(`the faults of ${path} stand at their fields, and stay`, async ({ page }) => {
    await page.goto(path)
    for (const consent of await form(page).getByRole('checkbox').all()) await consent.check()
    await page.clock.install()
    await button(page).click()
    const faulty = form(page).locator('[aria-invalid=true]')
    await expect(faulty).toHaveCount(faults)
    for (const field of await faulty.all()) await expect(field).toHaveAccessibleDescription(/\p{L}{3}/u)
    const isFirstFocused = () => faulty.first().evaluate((first) => first.matches(':focus-within'))
    expect(await isFirstFocused()).toBe(true)
    await page.clock.fastForward(11_000)
    await expect(faulty).toHaveCount(faults)
    expect(await isFirstFocused()).toBe(true)
  })
}
