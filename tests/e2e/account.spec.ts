import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { expect, test } from '../support/test'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const NEW_PASSWORD = 'Un mot de passe tout neuf 34'

test('a client finds the account in the menu, closes a session elsewhere and changes the password', async ({
  page,
  context,
  browser,
}) => {
  const email = await newAccount(context.request)
  await signIn(context, email)
  const [firefox, phone, forgotten] = await Promise.all(
    [FIREFOX, IPHONE, IPHONE].map((userAgent) => browser.newContext({ userAgent })),
  )
  for (const elsewhere of [firefox, phone, forgotten]) if (elsewhere) await signIn(elsewhere, email)
  const statuses = () =>
    Promise.all(
      [firefox, phone, forgotten].map(async (one) => (await one?.request.get('/api/users/info'))?.status()),
    )

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'menu du compte' }).click()
  await page.getByRole('link', { name: 'Compte', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/compte')
  await expect(page).toHaveTitle('Compte · Ostal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compte')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Client', { exact: true })).toBeVisible()

  const part = page.getByRole('navigation', { name: 'Sections du compte' })
  await expect(part.getByRole('link', { name: 'Vos coordonnées' })).toHaveAttribute('aria-current', 'true')
  await part.getByRole('link', { name: 'E-mails' }).click()
  await expect(page).toHaveURL('/dashboard/compte#e-mails')
  await expect(part.locator('[aria-current]')).toHaveText('E-mails')
  await expect(page.getByRole('heading', { name: 'E-mails' })).toBeInViewport()
  await page.goBack()

  const sessions = page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem')
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText('Cette session')
  await sessions.first().getByText('Depuis le').waitFor()
  await expect(sessions.filter({ hasText: 'Safari sur iOS' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Fermer la session Firefox sur Linux' }).click()
  await expect(sessions).toHaveCount(3)
  expect(await statuses()).toEqual([401, 200, 200])

  await page.getByRole('button', { name: 'Fermer toutes les autres' }).click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(sessions).toHaveCount(1)
  expect(await statuses()).toEqual([401, 401, 401])

  if (phone) await signIn(phone, email)
  await page.getByLabel('Mot de passe actuel').fill('ce n’est pas lui')
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  const change = page.getByRole('button', { name: 'Changer le mot de passe' })
  await change.click()
  await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible()
  await expect(page.getByLabel('Mot de passe actuel')).toBeFocused()
  await page.getByLabel('Mot de passe actuel').fill(SAMPLE_PASSWORD)
  await page.getByLabel('Nouveau mot de passe').fill('password123')
  await change.click()
  await expect(page.getByText('Ce mot de passe est trop courant')).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(SAMPLE_PASSWORD)
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
  await change.click()
  await expect(page.getByText('Mot de passe changé.')).toBeVisible()
  expect((await statuses())[1]).toBe(401)
  await page.reload()
  await expect(page).toHaveURL('/dashboard/compte')
  for (const elsewhere of [firefox, phone, forgotten]) await elsewhere?.close()
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the account has no accessibility fault, as it is and with a fault in its form', async ({
    page,
    context,
    browser,
  }) => {
    const email = await newAccount(context.request, 'Marie-Antoinette Joséphine')
    await signIn(context, email)
    const other = await browser.newContext()
    await signIn(other, email)
    await page.goto('/dashboard/compte')
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Le mot de passe actuel est obligatoire.')).toBeVisible()
    await expect(page).toHaveTitle('Erreur · Compte · Ostal')
    await expectAccessibleInEveryLook(page)
    await other.close()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a session elsewhere is closed, a wrong password told and a new one taken', async ({
    page,
    context,
    browser,
  }) => {
    const email = await newAccount(context.request)
    await signIn(context, email)
    const elsewhere = await browser.newContext({ userAgent: FIREFOX })
    await signIn(elsewhere, email)
    await page.goto('/dashboard/compte')
    await page.getByRole('button', { name: 'Fermer la session Firefox sur Linux' }).click()
    await expect(page.getByText('Firefox sur Linux')).toHaveCount(0)
    expect((await elsewhere.request.get('/api/users/info')).status()).toBe(401)
    await page.getByLabel('Mot de passe actuel').fill('ce n’est pas lui')
    await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page).toHaveTitle(/^Erreur/)
    await page.getByLabel('Mot de passe actuel').fill(SAMPLE_PASSWORD)
    await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Mot de passe changé.')).toBeVisible()
    await elsewhere.close()
  })
})
