import type { BrowserContext, Page } from 'playwright/test'
import { newBilledClient } from '../support/billing'
import { ADMIN, expectAccessibleInEveryLook, linkIn, mailTo, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.use(PHONE)

const TODAY = `(now() at time zone 'Europe/Paris')::date`

/** A client’s monthly contract for a site with a unique URL. */
async function contract(context: BrowserContext) {
  const client = await newBilledClient(context)
  const host = `mas-${crypto.randomUUID()}.example`
  const [row] = await ask<{ id: number }>(
    `insert into subscriptions (client_id, plan, payment_plan, price_cents, due_date, anchor, invoice_from)
     values ($1, 'basic', 'monthly', 3500, ${TODAY} + 20, ${TODAY} + 20, ${TODAY} + 20) returning id`,
    [client.clientId],
  )
  const id = row?.id ?? 0
  await ask('update websites set subscription_id = $1, url = $2 where id = $3', [
    id,
    `https://${host}`,
    client.websiteId,
  ])
  return { ...client, id, host }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true })

async function fill(page: Page, { email, host }: { email: string; host: string }) {
  await field(page, 'Nom et prénom, ou dénomination sociale').fill('Zoé Mistral')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Contrat').fill(host)
}

test.describe('without an account and without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a contract is terminated in two steps, confirmed by the link to its own address', async ({
    page,
    context,
  }) => {
    const { id, email: own, host } = await contract(context)
    await context.clearCookies()
    const email = `inconnue-${crypto.randomUUID()}@exemple.fr`
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Résilier votre contrat' }).click()
    await page.waitForURL('/resilier')
    await fill(page, { email: '', host })
    await button(page, 'Continuer').click()
    await expect(page).toHaveTitle(/^Erreur · Résilier votre contrat/)
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/à défaut, une adresse postale/)
    await field(page, 'E-mail').fill(email)
    await field(page, /^Motif/).fill('Voir https://voleur.example')
    await button(page, 'Continuer').click()
    const summary = page.getByRole('definition')
    await expect(summary.filter({ hasText: host })).toBeVisible()
    await expect(summary.filter({ hasText: 'Dès que possible' })).toBeVisible()
    await button(page, 'Modifier').click()
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await field(page, /^Motif/).fill('Je ferme, voir https://voleur.example')
    await button(page, 'Continuer').click()
    await button(page, 'Notification de la résiliation').click()
    const done = page.getByRole('main').getByRole('status')
    await expect(done).toContainText(/Elle a été envoyée le \d+(er)?\s\S+ \d{4} à \d\d:\d\d\./)
    const known = await page.getByRole('main').innerText()
    expect(known).not.toContain('Dernier jour :')
    const link = page.getByRole('link', { name: 'Télécharger l’accusé de réception (PDF)' })
    const paper = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([paper.status(), (await paper.body()).toString('latin1').slice(0, 5)]).toEqual([200, '%PDF-'])

    const receipt = await mailTo(email, /Accusé de réception de votre résiliation/)
    expect(receipt.text).toMatch(/envoyée le \d+ \S+ \d{4} à \d\d:\d\d:\d\d/)
    const words = receipt.text?.replaceAll('\u2060', '') ?? ''
    for (const word of ['Zoé Mistral', host, 'Dès que possible', 'Je ferme, voir https://voleur.example'])
      expect(words).toContain(word)
    // Links are defused, and no contract is mentioned.
    expect(receipt.html).not.toContain('voleur.example')
    expect(words).not.toMatch(/dernier jour\s*:|Basique|prélev/i)

    await page.goto(linkIn(await mailTo(own, /Confirmez la résiliation/), '/fin-de-contrat/'))
    await expect(page.getByRole('main')).toContainText(/Dernier jour\s*\d/)
    await expect(page.getByRole('main')).not.toContainText(email)
    await button(page, 'Confirmer la résiliation').click()
    await expect(page.getByText('La résiliation est confirmée.')).toBeVisible()
    const [row] = await ask<{ day: string }>(
      `select notice_on = ${TODAY} as day from subscriptions where id = $1`,
      [id],
    )
    expect(row?.day).toBe(true)
    const receiptMail = await mailTo(own, /Nous avons bien reçu la résiliation/)
    expect(receiptMail.text).toMatch(/Dernier jour\s+\d/)
    expect(receiptMail.text).toMatch(/Prélèvements à venir\s+35\s€ le/)
  })

  test('under attack: no answer tells whether there is such a contract', async ({ page, context }) => {
    const { host } = await contract(context)
    await context.clearCookies()
    const answers: string[] = []
    for (const named of [host, `nul-${crypto.randomUUID()}.example`]) {
      const email = `inconnue-${crypto.randomUUID()}@exemple.fr`
      await page.goto('/resilier')
      await fill(page, { email, host: named })
      await button(page, 'Continuer').click()
      const second = await page.getByRole('main').innerHTML()
      await button(page, 'Notification de la résiliation').click()
      await expect(page.getByRole('main').getByRole('status')).toBeVisible()
      const third = await page.getByRole('main').innerHTML()
      answers.push(
        `${second}${third}`
          .replaceAll(named, 'SITE')
          .replaceAll(email, 'ADRESSE')
          .replace(/recu\/[^"]+/g, 'recu/')
          .replace(/\d\d:\d\d/g, 'HEURE')
          .replace(/name="\$ACTION[^>]+>/g, ''),
      )
    }
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('SITE')
  })
})

test('by keyboard, each step is accessible and is reached without a pointer', async ({ page }) => {
  await page.goto('/resilier')
  await expectAccessibleInEveryLook(page)
  await field(page, 'Nom et prénom, ou dénomination sociale').focus()
  const email = `clavier-${crypto.randomUUID()}@exemple.fr`
  for (const text of ['Zoé Mistral', email, '', 'Le site de Zoé', '', ''])
    await page.keyboard.type(text).then(() => page.keyboard.press('Tab'))
  await button(page, 'Continuer').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Récapitulatif de ma résiliation' })).toBeFocused()
  await expectAccessibleInEveryLook(page)
  await button(page, 'Notification de la résiliation').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Résiliation notifiée' })).toBeFocused()
  await expectAccessibleInEveryLook(page)
})

test('a signed-in client chooses the contract, and the page says its last day', async ({ page, context }) => {
  const { id, email } = await contract(context)
  await page.goto('/dashboard/compte')
  await page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' }).click()
  await page.waitForURL('/resilier')
  await fill(page, { email, host: 'Mon abonnement' })
  await button(page, 'Continuer').click()
  await expect(page.getByRole('radio', { name: /Abonnement Basique/ })).toBeChecked()
  await expectAccessibleInEveryLook(page)
  await button(page, 'Notification de la résiliation').dblclick()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Votre résiliation est enregistrée.')
  await expect(page.getByRole('main')).toContainText(/Dernier jour\s: \d/)
  const receipts = await ask('select id from cancellations where subscription_id = $1', [id])
  expect(receipts).toHaveLength(1)
  await page.goto('/dashboard/facturation')
  await expect(page.getByRole('region', { name: /^Basique/ })).toContainText('En préavis')
})

test('the agency confirms a declaration for a contract that it names by its number', async ({
  page,
  context,
}) => {
  const { id } = await contract(context)
  await context.clearCookies()
  const email = `agence-${crypto.randomUUID()}@exemple.fr`
  await page.goto('/resilier')
  await fill(page, { email, host: 'Je ne sais plus' })
  await button(page, 'Continuer').click()
  await button(page, 'Notification de la résiliation').click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await signIn(context, ADMIN)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'À faire' })).toContainText(/résiliations? à traiter/)
  await page.goto(`/admin/demandes?genre=resiliation&search=${email}`)
  await page.getByRole('link', { name: 'Zoé Mistral' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Je ne sais plus')
  await sheet.getByLabel(/Un autre contrat/).fill(String(id))
  await sheet.getByRole('button', { name: 'Voir les effets' }).click()
  await expect(sheet).toContainText(/Dernier jour\s*\d/)
  await expectAccessibleInEveryLook(page)
  await sheet.getByRole('button', { name: /^Confirmer la résiliation/ }).click()
  await expect(sheet.getByText('Confirmée', { exact: true })).toBeVisible()
  const [row] = await ask<{ given: boolean }>(
    'select notice_on is not null as given from subscriptions where id = $1',
    [id],
  )
  expect(row?.given).toBe(true)
})
