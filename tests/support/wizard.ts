import { expect, type Page } from 'playwright/test'

/** Continues through the project step's questions with their current answers, up to the choice of a plan. */
export async function openPlans(page: Page): Promise<void> {
  const plans = page.getByRole('heading', { name: 'Choisissez une formule' })
  const title = page.locator('main form h2')
  await expect(title).toBeVisible()
  while (!(await plans.isVisible())) {
    const asked = await title.innerText()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(title).not.toHaveText(asked)
  }
}

/** Continues from the meeting's first question to the times of a call. */
export async function openTimes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Quand pouvons-nous vous appeler ?' })).toBeVisible()
}
