import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { ADMIN, mailTo, signIn } from '../support/browser'
import { expect, test } from '../support/test'
import { openPlans, openTimes } from '../support/wizard'

const AGENCY = 'contact@ostal.example'

test('a visitor becomes a client and talks with the agency, from the home page to the reopened ticket', async ({
  page,
  browser,
}) => {
  const name = `Zoé-${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.toLowerCase().replace('é', 'e')}@exemple.fr`

  await page.goto('/')
  await page.getByRole('link', { name: 'Commencer votre projet' }).first().click()
  await page.getByLabel('Prénom').fill(name)
  await page.getByLabel('Nom', { exact: true }).fill('Boulangère')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Téléphone').fill('06 55 44 33 22')
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('checkbox', { name: /CGU et T&C/ }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Décrivez votre projet')
  await openPlans(page)
  await page
    .getByRole('region', { name: 'Abonnement' })
    .getByRole('button', { name: /^Standard/ })
    .click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('region', { name: 'Votre formule' })).toContainText('Standard (abonnement)')
  await openTimes(page)
  await page.getByLabel('Jours préférés').fill('Mardi')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est partie')
  await page.getByRole('link', { name: 'Aller à mon tableau de bord' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
  await page.clock.install()
  await page.getByRole('link', { name: /Demande de projet.*Ouvert/ }).click()
  await expect(page.getByRole('log')).toContainText('Formule choisie : Standard (abonnement)')
  await expect(page.getByRole('log')).toContainText('Jours préférés : Mardi')
  const ticket = new URL(page.url()).pathname

  const agency = await browser.newContext()
  await signIn(agency, ADMIN)
  const desk = await agency.newPage()
  await desk.goto(ticket)
  await desk.getByRole('textbox').fill('Bonjour, nous vous appelons mardi à 10 h.')
  await desk.getByRole('button', { name: 'Envoyer' }).click()
  await expect(desk.getByRole('log')).toContainText('nous vous appelons mardi')
  // The message is shown before it is sent.
  await expect(desk.getByText('Envoi…')).toHaveCount(0)

  await page.clock.fastForward(31_000)
  await expect(page.getByRole('log')).toContainText('Bonjour, nous vous appelons mardi à 10 h.')

  await page.getByRole('button', { name: 'Close Ticket' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page
    .getByRole('region', { name: 'Vos demandes fermées' })
    .getByRole('link', { name: /Demande de projet.*Fermé/ })
    .click()
  await expect(page.getByRole('textbox')).toHaveAttribute('placeholder', /rouvrir/)
  await page.getByRole('textbox').fill('Encore une question !')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Close Ticket' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(
    page
      .getByRole('region', { name: 'Vos demandes en cours' })
      .getByRole('link', { name: /Demande de projet/ }),
  ).toBeVisible()

  await mailTo(email, /bienvenue/i)
  await mailTo(email, /projet/i)
  await mailTo(email, /réponse/i)
  await mailTo(AGENCY, new RegExp(`projet de ${name}`))
  await mailTo(AGENCY, new RegExp(`message de ${name}`, 'i'))
  await agency.close()
})
