import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { expectAccessibleInEveryLook, linkIn, mailTo, newAccount, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const PATH = '/dashboard/compte'

test.beforeEach(async ({ context, request }, info) => {
  const email = await newAccount(request)
  await signIn(context, email)
  info.annotations.push({ type: 'email', description: email })
})
const emailOf = (info: { annotations: { type: string; description?: string }[] }) =>
  info.annotations.find(({ type }) => type === 'email')?.description ?? ''

for (const script of [true, false])
  test.describe(script ? 'one’s own account' : 'one’s own account without script', () => {
    test.use({ javaScriptEnabled: script })

    test('details and choices of mail are kept, and a fault loses nothing', async ({ page }) => {
      await page.goto(PATH)
      await page.getByLabel('Ville').fill('Sète')
      await page.getByLabel('Prénom').fill('')
      await page.getByRole('button', { name: 'Enregistrer mes coordonnées' }).click()
      await expect(page.getByText('Le prénom est obligatoire.')).toBeVisible()
      await expect(page.getByLabel('Ville')).toHaveValue('Sète')
      await page.getByLabel('Prénom').fill('Zoé')
      await page.getByRole('button', { name: 'Enregistrer mes coordonnées' }).click()
      await expect(page.getByText('Vos coordonnées sont enregistrées.')).toBeVisible()
      await page.getByLabel(/réponses de l’agence/).uncheck()
      await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
      await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()
      await page.goto(PATH)
      await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
      await expect(page.getByLabel('Ville')).toHaveValue('Sète')
      await expect(page.getByLabel(/réponses de l’agence/)).not.toBeChecked()
    })

    test('the address changes by the mailed link, and back by the former one’s', async ({ page }, info) => {
      const former = emailOf(info)
      const latter = `nouvelle-${crypto.randomUUID()}@exemple.fr`
      await page.goto(PATH)
      await page.getByLabel('Nouvelle adresse e-mail').fill(latter)
      await page.getByLabel('Votre mot de passe').fill('pas le bon')
      await page.getByRole('button', { name: 'Changer d’adresse' }).click()
      await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible()
      await expect(page.getByLabel('Nouvelle adresse e-mail')).toHaveValue(latter)
      await page.getByLabel('Votre mot de passe').fill(SAMPLE_PASSWORD)
      await page.getByRole('button', { name: 'Changer d’adresse' }).click()
      await expect(page.getByText(latter)).toBeVisible()

      await page.goto(linkIn(await mailTo(latter, /nouvelle adresse/i), '/confirm-email/nouvelle'))
      await page.getByRole('button', { name: 'Confirmer ma nouvelle adresse' }).click()
      await expect(page.getByText(/votre nouvelle adresse est confirmée/)).toBeVisible()
      await page.goto(PATH)
      await expect(page.getByText(latter)).toBeVisible()

      await page.goto(linkIn(await mailTo(former, /a changé/i), '/confirm-email/annuler'))
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Une phrase toute neuve')
      await page.getByRole('button', { name: 'Reprendre mon adresse' }).click()
      await expect(page).toHaveURL(/\/login/)
      await page.goto(PATH)
      await expect(page).toHaveURL(/\/login/)
    })

    test('a deletion is asked for, and taken back', async ({ page }) => {
      await page.goto(PATH)
      await page.getByText('Demander la suppression de mon compte').first().click()
      await page.getByRole('button', { name: 'Oui' }).click()
      await expect(page.getByText(/Vous avez demandé la suppression/)).toBeVisible()
      await page.getByRole('button', { name: 'Retirer ma demande' }).click()
      await expect(page.getByText(/L’agence supprime votre compte/)).toBeVisible()
    })

    test('one’s data are downloaded', async ({ page }, info) => {
      await page.goto(PATH)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Télécharger mes données' }).click(),
      ])
      const files = unzipSync(new Uint8Array(await readFile(await download.path())))
      expect(Buffer.from(files['compte.json'] ?? []).toString('utf8')).toContain(emailOf(info))
    })
  })

test('a choice without mails about answers is honoured', async ({ page, context }, info) => {
  const email = emailOf(info)
  await ask('update users set email_confirmed_at = now(), mails_ticket_answers = false where email = $1', [
    email,
  ])
  const opened = await context.request.post('/api/tickets', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ticketType: 'Bug', ticketName: 'Panne', description: 'Plus rien ne va.' },
  })
  const { Id } = await opened.json()
  const staff = await page.context().browser()?.newContext()
  await signIn(staff as never, 'moderateur@ostal.example')
  const path = `/api/tickets/message/${Id}`
  const sent = await staff?.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { message: 'Nous regardons.' },
  })
  expect(sent?.status()).toBe(201)
  const jobs = await ask<{ count: number }>(
    "select count(*)::int as count from pgboss.job where data ->> 'kind' = 'ticket-answered' and data ->> 'to' = $1",
    [email],
  )
  expect(jobs[0]?.count).toBe(0)
  await staff?.close()
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the account has no accessibility fault', async ({ page }) => {
    await page.goto(PATH)
    await page.getByText('Demander la suppression de mon compte').first().click()
    await expectAccessibleInEveryLook(page)
  })
})
