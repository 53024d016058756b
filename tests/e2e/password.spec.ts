import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { linkIn, mailTo, newAccount, signIn } from '../support/browser'
import { expect, test } from '../support/test'

const NEW_PASSWORD = 'Un mot de passe tout neuf 34'

test('a forgotten password is replaced through the mailed link, once, and old sessions end', async ({
  page,
  context,
  browser,
}) => {
  const email = await newAccount(context.request)
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, email)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: `Si un compte existe pour ${email}` }),
  ).toBeVisible()

  const link = linkIn(await mailTo(email, /mot de passe/i), '/reset-password')
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill('court')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le mot de passe doit compter au moins 10 caractères.')).toBeVisible()
  await page.getByLabel('Nouveau mot de passe').fill('password123')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ce mot de passe est trop courant')).toBeVisible()
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(page.getByText('Votre mot de passe a été changé.')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect((await elsewhere.request.get('/api/users/info')).status()).toBe(401)

  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible()
  await elsewhere.close()
})

test('an unknown address gets the same answer and no mail', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('personne@exemple.fr')
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText('Si un compte existe pour personne@exemple.fr')).toBeVisible()
})

test('where one is signed in, the welcome mail’s link confirms the address by a button', async ({
  page,
  context,
}) => {
  const email = await newAccount(context.request)
  await signIn(context, email, SAMPLE_PASSWORD)
  const link = linkIn(await mailTo(email, /bienvenue/i), '/confirm-email')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Merci, votre adresse est confirmée.')).toBeVisible()
  expect((await context.request.get('/api/users/info')).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByText('Votre adresse est déjà confirmée')).toBeVisible()
  await page.getByRole('link', { name: 'Aller à mon espace' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('elsewhere it asks for the account’s password, or for a new one, and ends its other sessions', async ({
  page,
  context,
  browser,
}) => {
  const email = await newAccount(context.request)
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, email)
  await page.goto(linkIn(await mailTo(email, /bienvenue/i), '/confirm-email'))
  const confirm = page.getByRole('button', { name: 'Confirmer mon adresse' })
  await confirm.click()
  await expect(page.getByText('Indiquez votre mot de passe, ou')).toBeVisible()
  await page.getByLabel('Mot de passe', { exact: true }).fill('ce n’est pas lui')
  await confirm.click()
  await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible()
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  await confirm.click()
  await expect(page.getByText('Merci, votre adresse est confirmée.')).toBeVisible()
  expect((await elsewhere.request.get('/api/users/info')).status()).toBe(401)
  await elsewhere.close()
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(context, email, NEW_PASSWORD)
})

test('a confirmation link that has ended leads to another one, with script and without', async ({
  page,
  context,
  browser,
}) => {
  const email = await newAccount(context.request)
  const dead = `${linkIn(await mailTo(email, /bienvenue/i), '/confirm-email').slice(0, -4)}AAAA`
  await page.goto(dead)
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
  await expect(page.getByText(`Si un compte attend d’être confirmé pour ${email}`)).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const old = await plain.newPage()
  await old.goto(dead)
  await old.getByRole('textbox', { name: 'E-mail' }).fill('personne@exemple.fr')
  await old.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
  await expect(old.getByText('Si un compte attend d’être confirmé pour personne@exemple.fr')).toBeVisible()
  await plain.close()
})
