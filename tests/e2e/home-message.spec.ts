import type { Page } from 'playwright/test'
import { expect, test } from '../support/test'

const sent = 'Votre message a bien été envoyé ! Nous vous répondrons dans les plus brefs délais.'
const failed = 'Une erreur est survenue. Veuillez réessayer.'
const persists = 'Si le problème persiste, vous pouvez nous contacter directement par email ou téléphone.'

const section = (page: Page) => page.locator('#contact')
const button = (page: Page) => section(page).getByRole('button', { name: 'Envoyer' })

async function fill(page: Page, message = 'Bonjour, un devis ?') {
  await section(page).getByLabel('Nom').fill('Jeanne Martin')
  await section(page).getByLabel('E-mail').fill('jeanne@exemple.fr')
  await section(page).getByRole('textbox', { name: 'Message' }).fill(message)
}

test.describe('home contact form', () => {
  test('waits for the consent, sends once, and is cleared', async ({ page }) => {
    await page.goto('/')
    await expect(button(page)).toBeDisabled()
    await expect(section(page).getByText('Cochez la case ci-dessus')).toBeVisible()
    await fill(page)
    await page.getByRole('checkbox').check()
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') posts++
    })
    await button(page).dblclick()
    await expect(section(page).getByRole('status')).toHaveText(sent)
    await expect(section(page).getByLabel('Nom')).toHaveValue('')
    await expect(button(page)).toBeDisabled()
    expect(posts).toBe(1)
  })

  test('can send a second message once the consent is ticked again', async ({ page }) => {
    await page.goto('/')
    for (const round of ['Bonjour', 'Encore moi']) {
      await fill(page, round)
      await page.getByRole('checkbox').check()
      await expect(button(page)).toBeEnabled()
      await button(page).click()
      await expect(section(page).getByLabel('Nom')).toHaveValue('')
      await expect(page.getByRole('checkbox')).not.toBeChecked()
    }
    await expect(section(page).getByRole('status')).toHaveText(sent)
  })

  test('names the faults at the fields, keeps the values, goes to the first fault', async ({ page }) => {
    await page.goto('/')
    await fill(page, ' ')
    await section(page).getByLabel('E-mail').fill('jeanne')
    await page.getByRole('checkbox').check()
    await button(page).click()
    await expect(section(page).getByRole('alert')).toContainText(failed)
    await expect(section(page).getByRole('alert')).toContainText(persists)
    const email = section(page).getByLabel('E-mail')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('jeanne')
    await expect(email).toHaveAccessibleDescription(/n’est pas valide/)
    const missing = section(page).getByText('Le message est obligatoire.')
    await expect(missing).toBeVisible()
    await email.fill('jeanne@exemple.fr')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await section(page).getByRole('textbox', { name: 'Message' }).fill('  ')
    await expect(missing).toBeVisible()
    await section(page).getByRole('textbox', { name: 'Message' }).fill('Bonjour')
    await expect(missing).toHaveCount(0)
    await email.fill('jeanne')
    await section(page).getByRole('textbox', { name: 'Message' }).fill(' ')
    await button(page).click()
    await expect(email).toHaveAccessibleDescription(/n’est pas valide/)
    await expect(missing).toBeVisible()
  })

  test('keeps everything when the network fails', async ({ page }) => {
    await page.goto('/')
    await fill(page)
    await page.getByRole('checkbox').check()
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await button(page).click()
    await expect(section(page).getByRole('alert')).toContainText(failed)
    await expect(section(page).getByRole('alert')).toContainText(persists)
    await expect(section(page).getByLabel('Nom')).toHaveValue('Jeanne Martin')
    await expect(button(page)).toBeEnabled()
  })
})

test.describe('home contact form without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is sent', async ({ page }) => {
    await page.goto('/')
    await fill(page)
    await page.getByRole('checkbox').check()
    await button(page).click()
    await expect(section(page).getByRole('status')).toHaveText(sent)
  })

  test('keeps what was typed when something is wrong', async ({ page }) => {
    await page.goto('/')
    await fill(page, '   ')
    await page.getByRole('checkbox').check()
    await button(page).click()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(section(page).getByText('Le message est obligatoire.')).toBeVisible()
    await expect(section(page).getByLabel('Nom')).toHaveValue('Jeanne Martin')
  })
})
