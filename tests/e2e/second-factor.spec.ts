import type { BrowserContext, Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { expectAccessibleInEveryLook, mailTo, newAccount, PHONE, signIn } from '../support/browser'
import { codeOf, wrongCodeOf } from '../support/second-factors'
import { expect, test } from '../support/test'

const PATH = '/dashboard/compte/second-facteur'
const PASSWORD = 'Votre mot de passe'

async function newClient(context: BrowserContext): Promise<string> {
  const email = await newAccount(context.request)
  await signIn(context, email)
  return email
}

const codesOn = (page: Page) =>
  page.getByRole('region', { name: 'Vos codes de secours' }).getByRole('listitem').allTextContents()

/** Starts the setup of an app; returns the secret as shown for copying. */
async function beginApp(page: Page): Promise<string> {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Ajouter une application' }).click()
  await expect(page).toHaveURL(`${PATH}?panneau=application`)
  await expect(page.getByRole('img', { name: 'Code QR pour votre application' })).toBeVisible()
  return page.locator('dialog code').innerText()
}

async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  const secret = await beginApp(page)
  await page.getByLabel('Code de l’application').fill(codeOf(secret))
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  return { secret, codes: await codesOn(page) }
}

async function givePassword(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/login\?etape=code/)
}

test('an app is added, asked for at log-in, replaced by a recovery code once, and removed', async ({
  page,
  context,
}) => {
  const email = await newClient(context)
  await page.goto('/dashboard/compte')
  await page.getByRole('link', { name: 'Activer le second facteur' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page).toHaveTitle('Second facteur · Ostal')

  const secret = await beginApp(page)
  await page.getByLabel('Code de l’application').fill(wrongCodeOf(secret))
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
  await expect(page.getByLabel('Code de l’application')).toBeFocused()
  await page.getByLabel('Code de l’application').fill(codeOf(secret))
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused()
  const codes = await codesOn(page)
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('codes-de-secours.txt')
  await mailTo(email, /application protège maintenant/)
  await page.getByRole('link', { name: 'J’ai gardé ces codes' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByText('Activée')).toBeVisible()
  await expect(page.getByText('10 codes restants')).toBeVisible()
  expect(await page.content()).not.toContain(String(codes[0]))

  await context.clearCookies()
  await page.goto('/login?from=/dashboard/new-ticket')
  await page.getByLabel('Se souvenir de moi').uncheck()
  await givePassword(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  expect(await page.content()).not.toContain(SAMPLE_PASSWORD)
  expect((await context.cookies()).some(({ name }) => name.includes('session-token'))).toBe(false)
  await page.keyboard.type(wrongCodeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur/)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/new-ticket')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name.includes('session-token'))).toMatchObject({ expires: -1 })
  expect(cookies.some(({ name }) => name.includes('second-step'))).toBe(false)

  await context.clearCookies()
  await page.goto('/login')
  await givePassword(page, email)
  await page.getByLabel('Code', { exact: true }).fill(` ${codes[0]?.toUpperCase()} `)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto(PATH)
  await expect(page.getByText('9 codes restants')).toBeVisible()
  await page.getByRole('link', { name: 'Retirer l’application' }).click()
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByLabel('Code', { exact: true }).fill(String(codes[0]))
  await page.getByRole('button', { name: 'Retirer l’application' }).click()
  await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByLabel('Code', { exact: true }).fill(String(codes[1]))
  await page.getByRole('button', { name: 'Retirer l’application' }).click()
  await expect(page.getByRole('button', { name: 'Ajouter une application' })).toBeVisible()
  await expect(page.getByText('codes restants')).toHaveCount(0)
})

test('recovery codes are renewed after the password, and shown once', async ({ page, context }) => {
  await newClient(context)
  const { codes } = await addApp(page)
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Renouveler les codes de secours' }).click()
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Renouveler les codes' }).click()
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  const fresh = await codesOn(page)
  expect(fresh).toHaveLength(10)
  expect(fresh.filter((code) => codes.includes(code))).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toHaveCount(0)
})

test('a passkey is made in the browser, opens the account alone, is renamed and removed', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = await newClient(context)
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByLabel('Nom de la clé').fill('Mon téléphone')
  await page.getByLabel(PASSWORD, { exact: true }).fill('ce n’est pas lui')
  await page.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible()
  await expect(page.getByLabel('Nom de la clé')).toHaveValue('Mon téléphone')
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Créer la clé d’accès' }).click()
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  await mailTo(email, /clé d’accès a été ajoutée/)
  await page.getByRole('link', { name: 'J’ai gardé ces codes' }).click()

  await context.clearCookies()
  await page.goto('/login?from=/dashboard/compte')
  await expect(page.getByText('Connectez-vous pour gérer votre compte.')).toBeVisible()
  await page.getByRole('link', { name: 'Se connecter avec une clé d’accès' }).click()
  await expect(page).toHaveURL('/dashboard/compte')
  expect(
    (await context.cookies()).find(({ name }) => name.includes('session-token'))?.expires,
  ).toBeGreaterThan(0)

  await context.clearCookies()
  await page.goto('/login')
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto(PATH)
  await page.getByRole('link', { name: 'Modifier Mon téléphone' }).click()
  await page.getByLabel('Nom de la clé').fill('Téléphone de la cuisine')
  await page.getByRole('button', { name: 'Enregistrer le nom' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Téléphone de la cuisine' })).toBeVisible()
  await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Confirmer avec ma clé d’accès' }).click()
  await expect(page.getByText('Clé d’accès supprimée.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Vos clés d’accès' })).toHaveCount(0)

  // The device still has the key; the account no longer does.
  await context.clearCookies()
  await page.goto('/login?etape=cle')
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await expect(page.getByText('Cette clé d’accès n’a pas été acceptée.')).toBeVisible()
})

test('a browser without a key says so and offers the other ways', async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: false,
    },
  })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Se connecter avec une clé d’accès' }).click()
  await expect(page.getByText('Aucune clé d’accès n’a été utilisée.')).toBeVisible()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
  await page.goto('/login?etape=cle')
  await page.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click()
  await expect(page.getByText('Aucune clé d’accès n’a été utilisée.')).toBeVisible()
  await page.getByRole('link', { name: 'Utiliser un mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
})

test('the step for the code, without a password before it, is the log-in from its start', async ({
  page,
}) => {
  await page.goto('/login?etape=code&from=/dashboard/new-ticket')
  await expect(page.getByText('Le délai pour saisir le code est dépassé.')).toBeVisible()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an app is added and its code given', async ({ page, context }) => {
    const email = await newClient(context)
    const { secret, codes } = await addApp(page)
    expect(codes).toHaveLength(10)
    await context.clearCookies()
    await page.goto('/login?from=/dashboard/compte')
    await givePassword(page, email)
    await page.getByLabel('Code', { exact: true }).fill(wrongCodeOf(secret))
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/dashboard/compte')
    await expect(page.getByText('Activé', { exact: true })).toBeVisible()
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('no screen of the second factor has an accessibility fault', async ({ page, context }) => {
    const email = await newClient(context)
    await page.goto(PATH)
    await expectAccessibleInEveryLook(page)
    await page.goto(`${PATH}?panneau=ajouter-cle`)
    await expectAccessibleInEveryLook(page)
    const secret = await beginApp(page)
    await expectAccessibleInEveryLook(page)
    await page.getByLabel('Code de l’application').fill(codeOf(secret))
    await page.getByLabel(PASSWORD, { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    for (const panel of ['', '?panneau=retirer-application', '?panneau=codes']) {
      await page.goto(PATH + panel)
      await expectAccessibleInEveryLook(page)
    }
    await context.clearCookies()
    await page.goto('/login')
    await givePassword(page, email)
    await expectAccessibleInEveryLook(page)
    await page.goto('/login?etape=cle')
    await expectAccessibleInEveryLook(page)
  })
})
