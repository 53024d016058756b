import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { Webhook } from 'standardwebhooks'
import { CAMILLE, expectAccessibleInEveryLook, JULIEN, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'
import { webhookReceiver } from '../support/webhook-receiver'

/** Julien's joinery: no other file changes its content. This file's tests share it in sequence. */
const SITE = 3
const PATH = `/dashboard/website/${SITE}/webhooks`

let receiver: Awaited<ReturnType<typeof webhookReceiver>>
test.beforeAll(async () => {
  receiver = await webhookReceiver()
})
test.afterAll(() => receiver.stop())

async function empty(request: APIRequestContext) {
  const endpoints: { Id: number }[] = await (await request.get(`/api/webhooks/website/${SITE}`)).json()
  for (const { Id } of endpoints)
    await request.delete(`/api/webhooks/${Id}`, { headers: { 'sec-fetch-site': 'same-origin' } })
}

test.beforeEach(async ({ context }) => {
  await signIn(context, JULIEN)
  await empty(context.request)
  // After the endpoints are deleted, because their messages may still have been in flight.
  receiver.clear()
})

async function add(page: Page, url = receiver.url) {
  await page.goto(PATH)
  await page.getByLabel('Adresse à prévenir').fill(url)
  await page.getByRole('button', { name: 'Ajouter' }).click()
  const card = page.getByRole('article', { name: url })
  await expect(card).toBeVisible()
  return card
}

/** The button that opens the confirmation. */
const renewal = (card: Locator) => card.getByRole('button', { name: 'Renouveler le secret' })

test('an address is added, tried, and its message verified with the copied secret', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const card = await add(page)
  await expect(page).toHaveTitle('Webhooks · Ostal')
  await expect(page.getByText('Adresse ajoutée.')).toBeVisible()
  await expect(card.getByText(/^whsec_/)).toBeHidden()
  await card.getByText('Afficher le secret').click()
  const secret = await card.getByText(/^whsec_/).innerText()
  await card.getByRole('button', { name: 'Copier le secret' }).click()
  await expect(card.getByRole('button', { name: 'Copié' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)

  await card.getByRole('button', { name: 'Envoyer un essai' }).click()
  const row = card.getByRole('row', { name: /Essai/ })
  await expect(row).toContainText('Reçu')
  await expect(row).toContainText('HTTP 204')
  const [message] = receiver.received
  const headers = message?.headers as Record<string, string>
  expect(new Webhook(secret).verify(message?.body ?? '', headers)).toMatchObject({ type: 'ping' })
})

test('a secret is renewed after a question, and the site has a day to take the new one', async ({ page }) => {
  const card = await add(page)
  await card.getByText('Afficher le secret').click()
  const secret = card.getByText(/^whsec_/)
  const before = await secret.innerText()
  await renewal(card).click()
  await expect(card.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Oui' })).toBeHidden()
  await expect(secret).toHaveText(before)
  await renewal(card).click()
  await card.getByRole('button', { name: 'Oui' }).click()
  await expect(card.getByText(/^Secret renouvelé/)).toContainText('aussi la signature de l’ancien')
  await expect(card.getByRole('button', { name: 'Oui' })).toBeHidden()
  await expect(secret).not.toHaveText(before)
  const after = await secret.innerText()

  await card.getByRole('button', { name: 'Envoyer un essai' }).click()
  await expect(card.getByRole('row', { name: /Essai/ })).toContainText('Reçu')
  const [message] = receiver.received
  for (const key of [before, after])
    new Webhook(key).verify(message?.body ?? '', message?.headers as Record<string, string>)
  await renewal(card).click()
  await expect(card.getByText(/Le précédent, encore valable/)).toBeVisible()
})

test('a failure shows what the site answered, and is sent again by hand', async ({ page }) => {
  const down = { status: 503, body: 'En maintenance' }
  receiver.answer(down, down, { status: 200 })
  const card = await add(page)
  await card.getByRole('button', { name: 'Envoyer un essai' }).click()
  const row = card.getByRole('row', { name: /Essai/ })
  await expect(row).toContainText('HTTP 503')
  await expect(row).toContainText('En attente')
  await row.getByText('Voir la réponse').click()
  await expect(row.getByText('En maintenance')).toBeVisible()
  await expect(row).toContainText(/2 tentatives.*Prochaine le/, { timeout: 30_000 })
  await row.getByRole('button', { name: /^Renvoyer/ }).click()
  await expect(row).toContainText('Reçu')
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a faulty address is explained at its field', async ({ page }) => {
  await page.goto(PATH)
  const field = page.getByLabel('Adresse à prévenir')
  for (const [typed, reason] of [
    ['', 'L’adresse est obligatoire.'],
    ['www.menuiserie.example', 'L’adresse commence par https:// ou http://.'],
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Ajouter' }).click()
    await expect(page.locator('#url-issue')).toHaveText(reason)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
  }
  await field.fill(receiver.url)
  await page.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByRole('article', { name: receiver.url })).toBeVisible()
  await expect(page.getByText('Adresse ajoutée.')).toHaveCount(1)
})

test('an address is switched off and on', async ({ page }) => {
  const card = await add(page)
  const power = card.getByRole('switch', { name: `Prévenir ${receiver.url}` })
  await expect(power).toBeChecked()
  await power.click()
  await expect(power).not.toBeChecked()
  await expect(card.getByRole('button', { name: 'Envoyer un essai' })).toBeDisabled()
  await power.click()
  await expect(power).toBeChecked()
})

test('an address that is gone says why it is off', async ({ page }) => {
  receiver.answer({ status: 410 })
  const card = await add(page)
  await card.getByRole('button', { name: 'Envoyer un essai' }).click()
  await expect(card.getByText('nous l’avons désactivée')).toBeVisible()
  await expect(card.getByRole('switch')).not.toBeChecked()
  await expect(card.getByRole('row', { name: /Essai/ })).toContainText('Échec')
})

test('an address where nothing arrives says so, before it is switched off and after', async ({ page }) => {
  const card = await add(page)
  await ask("update webhook_endpoints set failing_since = now() - interval '2 days' where url = $1", [
    receiver.url,
  ])
  await page.reload()
  await expect(card.getByText('nous désactiverons cette adresse et vous écrirons')).toBeVisible()
  await ask('update webhook_endpoints set active = false, given_up_at = now() where url = $1', [receiver.url])
  await page.reload()
  await expect(card.getByText('Rien n’y est arrivé pendant plus de 5')).toBeVisible()
  await card.getByRole('switch').click()
  await expect(card.getByRole('switch')).toBeChecked()
  await expect(card.getByText('Rien n’y')).toHaveCount(0)
})

test('an address is deleted after a question, by keyboard', async ({ page }) => {
  const card = await add(page)
  await card.getByText('Supprimer').first().focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Oui' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(card.getByRole('button', { name: 'Oui' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Vos adresses' })).toBeFocused()
  await expect(page.getByText('Aucune adresse n’est encore prévenue.')).toBeVisible()
})

test('a sixth address has no form', async ({ page, context }) => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const answer = await context.request.post('/api/webhooks', {
      data: { WebsiteId: SITE, Url: `https://${name}.invalid/` },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.status()).toBe(201)
  }
  await page.goto(PATH)
  await expect(page).toHaveTitle('Webhooks · Ostal')
  await expect(page.getByText('Ce site a 5 adresses, le maximum.')).toBeVisible()
  await expect(page.getByLabel('Adresse à prévenir')).toHaveCount(0)
})

test('the log shows the latest five, and more when asked', async ({ page, context }) => {
  const card = await add(page)
  const [endpoint] = await (await context.request.get(`/api/webhooks/website/${SITE}`)).json()
  for (let turn = 0; turn < 6; turn += 1)
    await context.request.post(`/api/webhooks/${endpoint.Id}/test`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  await page.reload()
  await expect(card.getByRole('row', { name: /Essai/ })).toHaveCount(5)
  await card.getByRole('link', { name: 'Afficher plus d’envois' }).click()
  await expect(card.getByRole('row', { name: /Essai/ })).toHaveCount(6)
  await expect(card.getByRole('link', { name: 'Afficher plus d’envois' })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is added, tried, sent to again, switched off and deleted', async ({ page }) => {
    const card = await add(page, `${receiver.url}/sans-script`)
    await expect(card.getByRole('button', { name: 'Copier le secret' })).toBeHidden()
    await card.getByText('Afficher le secret').click()
    await expect(card.getByText(/^whsec_/)).toBeVisible()
    await card.getByRole('button', { name: 'Envoyer un essai' }).click()
    await expect
      .poll(async () => {
        await page.goto(PATH)
        return card.getByRole('row', { name: /Essai/ }).innerText()
      })
      .toContain('Reçu')
    await card.getByRole('button', { name: /^Renvoyer/ }).click()
    const ofThis = () => receiver.received.filter(({ path }) => path.endsWith('/sans-script'))
    await expect.poll(() => ofThis().length).toBe(2)
    await renewal(card).click()
    await card.getByRole('button', { name: 'Oui' }).click()
    await expect(card.getByText(/^Secret renouvelé/)).toBeVisible()
    await card.getByRole('switch').click()
    await expect(card.getByRole('switch')).not.toBeChecked()
    await card.getByText('Supprimer').first().click()
    await card.getByRole('button', { name: 'Non' }).click()
    await card.getByText('Supprimer').first().click()
    await card.getByRole('button', { name: 'Oui' }).click()
    await expect(card).toHaveCount(0)
  })

  test('a faulty address keeps what was typed', async ({ page }) => {
    await page.goto(PATH)
    await page.getByLabel('Adresse à prévenir').fill('ftp://site.example/')
    await page.getByRole('button', { name: 'Ajouter' }).click()
    await expect(page.locator('#url-issue')).toHaveText('L’adresse commence par https:// ou http://.')
    await expect(page.getByLabel('Adresse à prévenir')).toHaveValue('ftp://site.example/')
    await expect(page).toHaveTitle(/^Erreur/)
  })
})

test('somebody else’s, and what is none, are not found', async ({ context }) => {
  for (const id of ['1', '2147483647', 'abc'])
    expect((await context.request.get(`/dashboard/website/${id}/webhooks`)).status()).toBe(404)
})

test('a visitor logs in and comes back', async ({ request }) => {
  const answer = await request.get(PATH, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    `/login?from=${encodeURIComponent(PATH)}`,
  ])
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the page is accessible, with its log and its question open', async ({ page }) => {
    const refusal = { status: 500, body: 'x'.repeat(300) }
    receiver.answer(refusal, refusal, refusal)
    const card = await add(page)
    await expectAccessibleInEveryLook(page)
    await card.getByRole('button', { name: 'Envoyer un essai' }).click()
    await expect(card.getByRole('row', { name: /Essai/ })).toContainText('HTTP 500')
    await card.getByText('Voir la réponse').click()
    await card.getByText('Afficher le secret').click()
    await renewal(card).click()
    await card.getByText('Supprimer').first().click()
    await expectAccessibleInEveryLook(page)
  })
})

test('Camille’s own page is hers', async ({ page, context }) => {
  await context.clearCookies()
  await signIn(context, CAMILLE)
  await page.goto('/dashboard/website/1/webhooks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks La Table de Camille')
  await expect(page.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/dashboard/website/1')
})
