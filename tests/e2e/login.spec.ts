import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { CAMILLE, expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { holdForConfirmation } from '../support/hold-back'
import { expect, test } from '../support/test'

const email = { name: 'E-mail' }

test('the log-in page says what the specification says', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle('Connexion client · Ostal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion client')
  await expect(page.getByLabel('Se souvenir de moi')).toBeChecked()
  await expect(page.getByRole('link', { name: 'Mot de passe oublié?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(page.getByRole('link', { name: 'Rejoignez nous!' })).toHaveAttribute('href', '/start')
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a visitor at a protected page logs in with the keyboard alone and comes back to it', async ({
  page,
}) => {
  await page.goto('/dashboard/new-ticket')
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fnew-ticket')
  await expect(page.getByText('Connectez-vous pour écrire à l’agence.')).toBeVisible()
  await page.getByRole('textbox', email).focus()
  await page.keyboard.type(CAMILLE)
  await page.keyboard.press('Tab')
  await page.keyboard.type(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/new-ticket')
})

test('a refused log-in says so in a red box, keeps the address and forgets the password', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('textbox', email).fill(CAMILLE)
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou mot de passe incorrect.' })).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur/)
  await expect(page.getByRole('textbox', email)).toHaveValue(CAMILLE)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
})

test('empty fields are named where they are, and the first one has the keyboard', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('L’adresse e-mail est obligatoire.')).toBeVisible()
  await expect(page.getByText('Le mot de passe est obligatoire.')).toBeVisible()
  await expect(page.getByRole('textbox', email)).toBeFocused()
  await expect(page.getByRole('textbox', email)).toHaveAttribute('aria-describedby', 'email-issue')
})

test('the button reads Connexion... while the log-in is under way', async ({ page }) => {
  await page.goto('/login')
  const release = await holdForConfirmation(page, '/login')
  await page.getByRole('textbox', email).fill(CAMILLE)
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Connexion...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/dashboard')
})

test('somebody signed in is sent on, and only to a path of this site', async ({ context }) => {
  await signIn(context, CAMILLE)
  for (const [from, to] of [
    ['', '/dashboard'],
    ['?from=/dashboard/new-ticket', '/dashboard/new-ticket'],
    ['?from=//evil.example', '/dashboard'],
    ['?from=https://evil.example', '/dashboard'],
    ['?from=/%5Cevil.example', '/dashboard'],
  ]) {
    const answer = await context.request.get(`/login${from}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([307, to])
  }
})

test('unticking Se souvenir de moi leaves a cookie that ends with the browser', async ({
  page,
  context,
  request,
}) => {
  const address = await newAccount(request)
  await page.goto('/login')
  await page.getByRole('textbox', email).fill(address)
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByLabel('Se souvenir de moi').uncheck()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/dashboard')
  const cookie = (await context.cookies()).find(({ name }) => name.includes('session-token'))
  expect(cookie).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax', path: '/' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong password is told, the right one leads in', async ({ page }) => {
    await page.goto('/login?from=/dashboard/new-ticket')
    await page.getByRole('textbox', email).fill(CAMILLE)
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('E-mail ou mot de passe incorrect.')).toBeVisible()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(page.getByRole('textbox', email)).toHaveValue(CAMILLE)
    await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/dashboard/new-ticket')
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  for (const path of [
    '/reset-password?token=x',
    '/confirm-email?token=x',
    '/confirm-email/nouvelle?token=x',
    '/confirm-email/annuler?token=x',
  ]) {
    test(`${path} has no accessibility fault`, async ({ page }) => {
      await page.goto(path)
      await expectAccessibleInEveryLook(page)
    })
  }
})
