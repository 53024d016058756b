import type { Page } from 'playwright/test'
import {
  ADMIN,
  CAMILLE,
  expectAccessibleInEveryLook,
  JULIEN,
  MODERATOR,
  mailTo,
  PHONE,
  signIn,
} from '../support/browser'
import { INPUT_DEVICES } from '../support/input-devices'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.use(PHONE)

const EXPLANATION = 'Cette photo est la mienne.\nVoyez https://preuve.example.'
const inert = (text: string | null | undefined) => (text ?? '').replaceAll('\u2060', '')

/** The declaration as the receipt repeats it. */
const declared = (page: Page) => page.getByRole('main').getByRole('definition').allInnerTexts()

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false })

  test('a notice is read back, taken once, decided with reasons, and its decision contested', async ({
    page,
    context,
    browser,
    request,
  }) => {
    const site = await newSite(context, request)
    const [owner] = await ask<{ email: string }>(
      `update users set email_confirmed_at = now() from websites
       where websites.client_id = users.id and websites.id = $1 returning email`,
      [site],
    )
    const visitor = await browser.newPage(PHONE)
    await visitor.goto('/about')
    const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Signaler un contenu illicite' })
    await expect(link).toHaveAttribute('href', '/signaler')
    const seen = 'https://le-mas.example/carte'
    await visitor.goto(`/signaler?site=${site}&url=${encodeURIComponent(seen)}`)
    await expect(visitor.getByLabel('Adresse exacte du contenu')).toHaveValue(seen)
    await expect(visitor.getByRole('main')).toContainText('appelez le 17 ou le 112')
    const email = `auteur-${crypto.randomUUID()}@exemple.fr`
    await visitor.getByLabel('Pourquoi ce contenu est-il illicite').selectOption('counterfeit')
    await visitor.getByLabel('Expliquez').fill(EXPLANATION)
    await visitor.getByLabel('E-mail').fill(email)
    await visitor.getByLabel(/de bonne foi/).check()
    await visitor.getByRole('button', { name: 'Continuer' }).click()
    await expect(visitor).toHaveTitle(/^Erreur · Signaler un contenu illicite/)
    await expect(visitor.getByLabel('Nom')).toHaveAccessibleDescription(/Le nom est obligatoire/)
    await expect(visitor.getByLabel('Expliquez')).toHaveValue(EXPLANATION)
    await visitor.getByLabel('Nom').fill('Zoé Mistral')
    await visitor.getByRole('button', { name: 'Continuer' }).click()
    await expect(visitor.getByRole('heading', { name: 'Confirmer mon signalement' })).toBeVisible()
    const readBack = await declared(visitor)
    await visitor.getByRole('button', { name: 'Envoyer le signalement' }).click()
    const done = visitor.getByRole('main').getByRole('status')
    await expect(done).toContainText(/SIG-[0-9A-F]{8} est enregistré\. Il a été envoyé le .+ à \d\d:\d\d\./)
    const [reference = '', ...receipt] = await declared(visitor)
    expect(receipt).toEqual(readBack)
    const stored = await ask<{ id: number }>(
      'select id from content_notices where reference = $1 and website_id = $2 and sender_email = $3',
      [reference, site, email],
    )
    expect(stored).toHaveLength(1)
    const mail = await mailTo(email, /Accusé de réception/)
    const text = inert(mail.text)
    for (const line of receipt.flatMap((words) => words.split('\n'))) expect(text).toContain(line)
    expect(mail.html).not.toContain('preuve.example')

    await signIn(context, ADMIN)
    await page.goto(`/admin/signalements?etat=received&search=${reference}`)
    await page.getByRole('link', { name: 'Contrefaçon' }).click()
    await expect(page.getByRole('main')).toContainText('Zoé Mistral')
    const decision = page.getByRole('form', { name: 'Décision' })
    await decision.getByLabel('Contenu retiré', { exact: true }).check()
    await decision.getByLabel('Autre contenu retiré').fill('La photo de la carte')
    await decision.getByLabel('Faits et circonstances').fill('L’original nous a été montré.')
    await decision.getByRole('button', { name: 'Décider et prévenir' }).click()
    await expect(decision.getByRole('group', { name: 'Fondement' })).toHaveAccessibleDescription(
      /Choisissez le fondement/,
    )
    await expect(decision.getByLabel('Autre contenu retiré')).toHaveValue('La photo de la carte')
    await decision.getByLabel('Contenu illicite').check()
    await decision.getByLabel('Texte appliqué').fill('Article L. 122-4 du CPI.')
    await decision.getByRole('button', { name: 'Décider et prévenir' }).click()
    await expect(page.getByRole('heading', { name: 'Décision : contenu retiré' })).toBeVisible()
    const decisionMail = await mailTo(email, /Notre décision/)
    const why = await mailTo(owner?.email ?? '', /Décision sur vos contenus/)
    for (const line of [
      'Contenu retiré',
      'La photo de la carte',
      'Partout dans le monde',
      'Article L. 122-4',
    ])
      for (const letter of [decisionMail, why]) expect(inert(letter.text)).toContain(line)
    expect(inert(decisionMail.text)).toMatch(/Répondez\s+à\s+ce\s+message/)
    expect(inert(why.text)).not.toContain('Zoé')

    await signIn(context, owner?.email ?? '')
    await page.goto('/dashboard')
    await page.getByRole('list', { name: 'Décisions sur vos contenus' }).getByRole('link').click()
    await expect(page.getByRole('main')).toContainText('Article L. 122-4 du CPI.')
    await page.getByRole('button', { name: 'J’ai lu' }).click()
    await expect(page.getByRole('button', { name: 'J’ai lu' })).toHaveCount(0)
    await page.getByLabel('Pourquoi la contestez-vous').fill('Cette photo est à nous.')
    await page.getByRole('button', { name: 'Envoyer ma réclamation' }).click()
    await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/)
    await expect(page.getByRole('main')).toContainText('Cette photo est à nous.')
    await visitor.close()
  })
})

test('a notice is sent by the keyboard alone, twice pressed is one, and no step has an accessibility fault', async ({
  page,
}) => {
  const email = `clavier-${crypto.randomUUID()}@exemple.fr`
  const keys = page.keyboard
  const { reach } = INPUT_DEVICES.keyboard
  await page.goto('/signaler')
  await expectAccessibleInEveryLook(page)
  const choice = page.getByLabel('Pourquoi ce contenu est-il illicite')
  await reach(choice)
  await keys.type('Menace')
  await expect(choice).toHaveValue('threat')
  for (const [label, text] of [
    ['Adresse exacte du contenu', 'https://inconnu.example/page'],
    ['Expliquez', 'Un appel à la violence.'],
    ['Nom', 'Zoé Mistral'],
    ['E-mail', email],
  ] as const) {
    await reach(page.getByLabel(label, { exact: true }))
    await keys.type(text)
  }
  await reach(page.getByLabel(/de bonne foi/))
  await keys.press('Space')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirmer mon signalement' })).toBeFocused()
  await expectAccessibleInEveryLook(page)
  await reach(page.getByRole('button', { name: 'Envoyer le signalement' }))
  await keys.press('Enter')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Signalement enregistré' })).toBeFocused()
  await expectAccessibleInEveryLook(page)
  expect(await ask('select is_urgent from content_notices where sender_email = $1', [email])).toEqual([
    { is_urgent: true },
  ])
})

test('a notice is the administration’s alone, and a decision its client’s', async ({ context }) => {
  const open = async (path: string) => {
    const answer = await context.request.get(path)
    return [answer.status(), new URL(answer.url()).pathname]
  }
  expect(await open('/admin/signalements/1')).toEqual([200, '/login'])
  expect(await open('/dashboard/signalements/2')).toEqual([200, '/login'])
  for (const email of [MODERATOR, JULIEN, CAMILLE]) {
    await signIn(context, email)
    for (const path of ['/admin/signalements', '/admin/signalements/1'])
      expect((await open(path))[1]).toBe('/unauthorized')
    expect((await open('/dashboard/signalements/2'))[0]).toBe(email === CAMILLE ? 200 : 404)
  }
})
