import { expectAccessibleInEveryLook, JULIEN, newAccount, PHONE, signIn } from '../support/browser'
import { spoil } from '../support/checkout'
import { expect, test } from '../support/test'

const STEPS = 'Prêt à encaisser'

async function provider(path: string, body: object = {}) {
  const answer = await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a client opens an account, says at the provider what is asked, and is ready', async ({
      page,
      context,
    }) => {
      await signIn(context, await newAccount(context.request))
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /Encaissez vos ventes/ }).click()
      await page.getByRole('button', { name: 'Créer mon compte de paiement' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminez votre compte de paiement')
      await expect(page.locator('code')).toHaveText(/^acct_\w+$/)
      const steps = page.getByRole('region', { name: STEPS }).getByRole('listitem')
      await expect(steps.filter({ hasText: 'Le numéro SIREN ou SIRET' })).toContainText('à faire')

      await page.goto('/dashboard')
      await page.getByRole('link', { name: /Terminez votre compte de paiement/ }).click()
      await page.getByRole('link', { name: 'Ajouter mes informations' }).click()
      await page.getByRole('radio', { name: /Demander encore/ }).check()
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page).toHaveURL(/\/stripe\/return\/acct_\w+$/)
      await expect(steps).toHaveText([
        /Compte ouvert.*fait/,
        /Une pièce d’identité.*à faire/,
        /compte bancaire.*à faire/,
        /Paiements acceptés.*à faire/,
      ])

      await page.getByRole('link', { name: 'Ajouter mes informations' }).click()
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte peut encaisser')
      await expect(page.getByRole('link', { name: 'Ajouter mes informations' })).toHaveCount(0)
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'En bref' }).getByRole('link')).toHaveCount(0)
    })
  })

test('a failing provider is shown, and the next try goes on', async ({ page, context }) => {
  const email = await newAccount(context.request)
  await signIn(context, email)
  await page.goto('/stripe/setup')
  await spoil('stripe', 'rate_limited', email)
  await page.getByRole('button', { name: 'Créer mon compte de paiement' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong!')
  await page.getByRole('button', { name: 'Créer mon compte de paiement' }).click()
  const account = await page.locator('code').innerText()

  await spoil('stripe', 'rate_limited', account)
  await page.getByRole('link', { name: 'Ajouter mes informations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!')
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte de paiement')

  await provider(`stripe/accounts/${account}`, { state: 'paused' })
  await page.goto('/stripe/setup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte de paiement est en pause')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /est en pause/ })).toHaveAttribute('href', '/stripe/setup')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the account’s page is accessible, and another’s is not there', async ({ page, context }) => {
    await signIn(context, await newAccount(context.request))
    await context.request.post('/api/stripe/account', {
      headers: { origin: process.env.PRODUCT_ORIGIN ?? '' },
    })
    await page.goto('/stripe/setup')
    await expect(page.getByRole('region', { name: STEPS })).toBeVisible()
    await expectAccessibleInEveryLook(page)
    const account = await page.locator('code').innerText()
    await signIn(context, JULIEN)
    for (const place of ['return', 'refresh'])
      expect((await page.goto(`/stripe/${place}/${account}`))?.status()).toBe(404)
  })
})

test('a visitor is sent to the log-in and comes back', async ({ page, context }) => {
  for (const path of ['/stripe/setup', '/stripe/return/acct_1', '/stripe/refresh/acct_1']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Me connecter' })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent(path)}`,
    )
  }
  expect(await context.cookies()).toEqual([])
})
