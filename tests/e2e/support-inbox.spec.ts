import {
  expectAccessibleInEveryLook,
  linkIn,
  MODERATOR,
  mailTo,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { INPUT_DEVICES } from '../support/input-devices'
import { isPlayed } from '../support/rounds'
import { SCREENS } from '../support/screens'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const { reach } = INPUT_DEVICES.keyboard

for (const [name, viewport] of Object.entries(SCREENS).filter(([name]) => isPlayed(name, 'a desktop'))) {
  test.describe(`the inbox on ${name}`, () => {
    test.use({ viewport })

    test('is narrowed, searched and marked, by an address that can be shared', async ({
      page,
      context,
      request,
    }) => {
      const word = `Zinnia${crypto.randomUUID().slice(0, 8)}`
      const client = await caller(request, await newAccount(request))
      const first = await client.openTicket(`${word} première`)
      await client.openTicket(`${word} seconde`)
      const agency = await caller(request, MODERATOR)
      await agency.say(first, 'Vu.')
      await ask('update tickets set assignee_id = 4 where id = $1', [first])
      await signIn(context, MODERATOR)

      await page.goto('/dashboard/support')
      await page.getByLabel('Rechercher').fill(`${word} PREMIERE`)
      await page.getByLabel('Rechercher').press('Enter')
      await expect(page).toHaveURL(new RegExp(`recherche=${word}`))
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('row').nth(1)).toContainText('En attente du client')
      await expect(page.getByRole('row').nth(1)).toContainText('Attribuée à Inès')
      await expect(page).toHaveTitle('Support · Ostal')

      await page.goto(`/dashboard/support?recherche=${word}&attente=nous&attribution=aucune`)
      await expect(page.getByLabel('En attente')).toHaveValue('nous')
      await expect(page.getByLabel('Attribution')).toHaveValue('aucune')
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('link', { name: `Non lue : ${word} seconde` })).toBeVisible()
      await expect(page).toHaveTitle('(1) Support · Ostal')

      await page.getByLabel('Attribution').selectOption('Les miennes')
      await page.getByRole('button', { name: 'Filtrer' }).click()
      await expect(page.getByText('Aucune demande ouverte ne correspond à ces critères.')).toBeVisible()
      await page.goto(`/dashboard/support?recherche=${word}&attribution=miennes`)
      await expect(page.getByRole('row')).toHaveCount(2)
    })
  })
}

test('an unknown filter is reported above the list without it', async ({ page, context }) => {
  await signIn(context, MODERATOR)
  await page.goto('/dashboard/support?attente=jamais&tri=mot-de-passe')
  await expect(
    page.getByRole('alert').filter({ hasText: /Les critères «\sattente\s», «\stri\s»/ }),
  ).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: SCREENS['a phone'] })

    test('staff open a ticket for a client, who is told by mail', async ({ page, context, request }) => {
      const email = await newAccount(request, 'Ondine')
      await ask('update users set email_confirmed_at = now() where email = $1', [email])
      const [site] = await ask<{ id: number }>(
        `insert into websites (client_id, name, url)
         select id, 'Chez Ondine', 'https://ondine.example' from users where email = $1 returning id`,
        [email],
      )
      await signIn(context, MODERATOR)
      await page.goto('/dashboard/support')
      await page.getByRole('link', { name: /^Nouvelle demande/ }).click()
      await page.getByRole('searchbox', { name: 'Client' }).fill('personne-du-tout')
      await page.getByRole('button', { name: 'Chercher' }).click()
      await expect(page.getByText('Aucun client ne correspond à cette recherche.')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Client' }).fill(email)
      await page.getByRole('button', { name: 'Chercher' }).click()
      await page.getByRole('link', { name: new RegExp(email) }).click()

      await page.getByLabel('Bug').check()
      await page.getByLabel('Site concerné').selectOption('Chez Ondine')
      await page.getByRole('textbox', { name: 'Message' }).fill('Votre certificat expire.')
      await page.getByRole('button', { name: 'Ouvrir la demande' }).click()
      await expect(page.getByText('Le titre est obligatoire.')).toBeVisible()
      await expect(page).toHaveTitle(/^Erreur/)
      await expect(page.getByLabel('Bug')).toBeChecked()
      await expect(page.getByLabel('Site concerné')).toHaveValue(String(site?.id))
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Votre certificat expire.')
      await page.getByRole('textbox', { name: 'Titre' }).fill('Certificat')
      await page.getByRole('button', { name: 'Ouvrir la demande' }).click()
      await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/)
      await expect(page.getByRole('log')).toContainText('Inès Garrigue')
      await expect(page.getByText('Site concerné : Chez Ondine')).toBeVisible()

      const mail = await mailTo(email, /Nouvelle demande ouverte pour vous/)
      expect(mail.text).toContain('Votre certificat expire.')
      const conversation = linkIn(mail, '/dashboard/tickets')
      await signIn(context, email)
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: /Certificat/ })).toContainText('Réponse de l’agence')
      await page.goto(conversation)
      await expect(page.getByText('Site concerné : Chez Ondine')).toBeVisible()
    })

    test('canned answers are added, changed and deleted', async ({ page, context }) => {
      const title = `Essai ${crypto.randomUUID().slice(0, 8)}`
      await signIn(context, MODERATOR)
      await page.goto('/dashboard/support')
      await page.getByRole('link', { name: 'Réponses types' }).click()
      await expect(page).toHaveURL('/dashboard/support/reponses')
      await page.getByRole('link', { name: 'Nouvelle réponse' }).click()
      const sheet = page.getByRole('dialog', { name: 'Nouvelle réponse type' })
      await sheet.getByLabel('Titre').fill('Bien reçu')
      await sheet.getByLabel('Texte').fill('Bonjour')
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(sheet.getByText('Une réponse porte déjà ce titre.').first()).toBeVisible()
      await expect(sheet.getByLabel('Texte')).toHaveValue('Bonjour')
      await sheet.getByLabel('Titre').fill(title)
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      if (!javaScriptEnabled) await sheet.getByRole('link', { name: 'Fermer' }).click()
      await expect(sheet).toHaveCount(0)

      await page.getByRole('link', { name: `Modifier « ${title} »` }).click()
      const edited = page.getByRole('dialog', { name: 'Modifier la réponse' })
      await edited.getByLabel('Texte').fill('Bonsoir')
      await edited.getByRole('button', { name: 'Enregistrer' }).click()
      if (!javaScriptEnabled) await edited.getByRole('link', { name: 'Fermer' }).click()
      const card = page.getByRole('listitem').filter({ hasText: title })
      await expect(card).toContainText('Bonsoir')
      await card.getByRole('button', { name: /^Supprimer/ }).click()
      await card.getByRole('button', { name: 'Oui' }).click()
      await expect(card).toHaveCount(0)
    })
  })
}

test('the keyboard alone finds a ticket and takes it', async ({ page, context, request }) => {
  const title = `Clavier ${crypto.randomUUID()}`
  await (await caller(request, await newAccount(request))).openTicket(title)
  await signIn(context, MODERATOR)
  await page.goto('/dashboard/support')
  await reach(page.getByLabel('Rechercher'))
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await reach(page.getByRole('link', { name: title }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Je m’en charge' })).toBeVisible()
  await reach(page.getByRole('button', { name: 'Je m’en charge' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vous vous en occupez.')).toBeVisible()
})

test('a client with several sites says which one; with one there is nothing to choose', async ({
  page,
  context,
  request,
}) => {
  const email = await newAccount(request)
  const addSite = (name: string) =>
    ask(
      `insert into websites (client_id, name, url) select id, $2, 'https://x.example' from users where email = $1`,
      [email, name],
    )
  await addSite('Le premier')
  await signIn(context, email)
  await page.goto('/dashboard/new-ticket')
  await expect(page.getByLabel('Site concerné')).toHaveCount(0)
  await addSite('Le second')
  await page.reload()
  await page.getByLabel('Bug').check()
  await page.getByLabel('Site concerné').selectOption('Le second')
  await page.getByRole('textbox', { name: 'Titre' }).fill('Le plan')
  await page.reload()
  await expect(page.getByLabel('Site concerné').getByRole('option', { name: 'Le second' })).toHaveJSProperty(
    'selected',
    true,
  )
  await page.getByRole('textbox', { name: 'Description' }).fill('Il manque.')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('Site concerné : Le second')).toBeVisible()
})

test.describe('in every look', () => {
  test.use(PHONE)

  for (const path of [
    '/dashboard/support?attente=nous&inconnu=1',
    '/dashboard/support/reponses',
    '/dashboard/support/reponses?modifier=1',
    '/dashboard/support/nouvelle?recherche=camille',
    '/dashboard/support/nouvelle?client=2',
  ]) {
    test(`${path} has no accessibility fault`, async ({ page, context }) => {
      await signIn(context, MODERATOR)
      await page.goto(path)
      await expectAccessibleInEveryLook(page)
    })
  }
})
