import type { Page } from 'playwright/test'
import { newAccount, signIn } from '../support/browser'
import { openAccountMenu } from '../support/navigation'
import { expect, test } from '../support/test'

/** The failures between a browser and the product: 0 is no answer, the others are a proxy's statuses. */
const FAILURES = [0, 500, 502, 503]

async function failPosts(page: Page, status: number) {
  await page.unroute('**/*')
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if (status === 0) return route.abort()
    return route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
  })
}

const redBox = (page: Page) => page.getByRole('alert').filter({ hasNotText: /^$/ }).locator('visible=true')

test('a log-in that gets no answer says so in the red box and keeps the form', async ({ page }) => {
  await page.goto('/login')
  for (const status of FAILURES) {
    await failPosts(page, status)
    await page.getByLabel('E-mail').fill('lea@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Une-phrase-a-moi')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(redBox(page)).toContainText('Login failed')
    await expect(redBox(page)).toContainText('Vérifiez votre connexion')
    await expect(page.getByLabel('E-mail')).toHaveValue('lea@exemple.fr')
  }
})

test('a forgotten password that gets no answer says so and keeps the address', async ({ page }) => {
  await page.goto('/forgot-password')
  for (const status of FAILURES) {
    await failPosts(page, status)
    await page.getByLabel('E-mail').fill('lea@exemple.fr')
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(redBox(page)).toContainText('Le serveur n’a pas répondu.')
    await expect(page.getByLabel('E-mail')).toHaveValue('lea@exemple.fr')
  }
})

test('an accent colour and a log-out that get no answer say so where they were asked', async ({
  page,
  context,
}) => {
  await signIn(context, await newAccount(context.request))
  await page.goto('/dashboard')
  await openAccountMenu(page)
  for (const status of FAILURES) {
    await failPosts(page, status)
    await page.getByLabel('Couleur en hexadécimal').fill('0f766e')
    const [saving] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      page.getByRole('button', { name: 'Enregistrer' }).click(),
    ])
    await saving.response()
    await expect(redBox(page).filter({ hasText: 'La couleur n’a pas été enregistrée.' })).toBeVisible()
    await expect(page.getByLabel('Couleur en hexadécimal')).toHaveValue('0f766e')
    // The previous round's box is still shown, so only the end of this round's request shows that it failed, too.
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      page.getByRole('button', { name: 'Se déconnecter' }).click(),
    ])
    await request.response()
    await expect(redBox(page).filter({ hasText: 'Vous n’êtes pas déconnecté' })).toBeVisible()
  }
  await expect(page).toHaveURL('/dashboard')
})

test('a form of a page that another build made says that the site was updated, and keeps its text', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.route('**/*', (route) => {
    const headers = route.request().headers()
    const id = headers['next-action']
    return route.continue(id ? { headers: { ...headers, 'next-action': `${id.slice(0, -8)}deadbeef` } } : {})
  })
  await page.getByLabel('E-mail').fill('lea@exemple.fr')
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(redBox(page)).toContainText('Le site vient d’être mis à jour.')
  await expect(page.getByLabel('E-mail')).toHaveValue('lea@exemple.fr')
})
