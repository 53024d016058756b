import type { Page } from 'playwright/test'
import { parisDay } from '@/lib/domain/calendar'
import { ADMIN, CAMILLE, expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { newContract } from '../support/contracts'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const PATH = '/admin/subscriptions'

test.beforeEach(async ({ context }) => signIn(context, ADMIN))

const sheet = (page: Page) => page.getByRole('dialog')
const brief = (page: Page) => sheet(page).getByRole('region', { name: 'En bref' })
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click()
const open = (page: Page, id: number, gesture?: string) =>
  page.goto(`${PATH}?fiche=${id}${gesture ? `&geste=${gesture}` : ''}`)
const timelineOf = async (id: number) =>
  (
    await ask<{ kind: string }>(
      'select kind from subscription_entries where subscription_id = $1 order by id',
      [id],
    )
  ).map(({ kind }) => kind)

test('the views show what is late, interrupted and in notice, and keep the search', async ({ page }) => {
  await page.goto(`${PATH}?search=ostal.example`)
  const views = page.getByRole('navigation', { name: 'Situation des abonnements' })
  for (const [view, who] of [
    ['En retard', 'Julien Fabre'],
    ['Interrompus', 'Léo Marty'],
    ['En préavis', 'Nadia Cordier'],
  ] as const) {
    await views.getByRole('link', { name: new RegExp(`^${view}`) }).click()
    await expect(views.getByRole('link', { name: new RegExp(`^${view}`) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page).toHaveURL(/search=ostal/)
    await expect(page.getByRole('row', { name: new RegExp(who) })).toBeVisible()
    await expect(page.getByRole('row', { name: /Camille Roussel/ })).toHaveCount(0)
  }
  await expectAccessibleInEveryLook(page)
})

test('a sheet says what is owed, the method, invoices and what happened, and writes no automatic contract', async ({
  page,
}) => {
  await open(page, 3)
  await expect(sheet(page).getByRole('note')).toContainText(
    /^35\u00a0€ dus depuis \d+\u00a0jours, service assuré/,
  )
  await expect(brief(page)).toContainText('0341')
  await expect(sheet(page).getByRole('region', { name: 'Factures' }).getByText('En retard')).toBeVisible()
  await expect(sheet(page).getByRole('region', { name: 'Chronologie' })).toContainText('refusé')
  await expect(sheet(page).getByLabel('Prix (€)')).toHaveCount(0)
  await sheet(page).getByLabel('Nom (facultatif)').fill('Fabre Menuiserie')
  await press(page, 'Enregistrer')
  await expect(sheet(page)).toHaveCount(0)
  await page.goto(`${PATH}?fiche=4`)
  await expect(sheet(page).getByRole('region', { name: /Rappels/ })).toContainText('Envoyé')
  await expectAccessibleInEveryLook(page)
})

test('a transfer is noted once its date and reference are right, and the site comes back', async ({
  page,
  request,
}) => {
  const { id, websiteId } = await newContract(await newAccount(request), { standing: 'interrupted' })
  await open(page, id)
  await expect(sheet(page).getByRole('note')).toContainText('service interrompu depuis')
  await sheet(page).getByRole('link', { name: 'Noter un paiement' }).click()
  await expect(sheet(page)).toHaveAccessibleName(/^Noter un paiement/)
  await press(page, 'Noter le paiement')
  await expect(sheet(page).getByText('La référence est obligatoire.')).toBeVisible()
  await sheet(page).getByLabel('Référence').fill('VIR 42')
  await press(page, 'Noter le paiement')
  await expect(page.getByText('Paiement noté.')).toBeVisible()
  await expect(brief(page).getByText('Active', { exact: true })).toBeVisible()
  expect(await ask('select status, inactive_by from websites where id = $1', [websiteId])).toEqual([
    { status: 'active', inactive_by: null },
  ])
  expect(await timelineOf(id)).toContain('payment_received')
})

test('a credit note of a part lowers what is due', async ({ page, request }) => {
  const { id } = await newContract(await newAccount(request), { standing: 'late' })
  await open(page, id, 'avoir')
  await sheet(page).getByLabel('Montant (€) (facultatif)').fill('10,50')
  await sheet(page).getByLabel('Raison').fill('Geste commercial')
  await press(page, 'Établir l’avoir')
  await expect(page.getByText(/^Avoir A-\d{4}-\d{4} établi\.$/)).toBeVisible()
  await expect(sheet(page).getByRole('note')).toContainText('24,50\u00a0€ dus')
  await open(page, id, 'avoir')
  await sheet(page).getByLabel('Montant (€) (facultatif)').fill('30')
  await sheet(page).getByLabel('Raison').fill('Encore')
  await press(page, 'Établir l’avoir')
  await expect(sheet(page).getByRole('alert')).toContainText('Il ne reste pas cette somme')
})

test('what was paid by transfer goes back by transfer, and is noted from the list', async ({
  page,
  request,
}) => {
  const { id } = await newContract(await newAccount(request))
  await open(page, id, 'avoir')
  await sheet(page).getByLabel('Raison').fill('Erreur de facturation')
  await press(page, 'Établir l’avoir')
  await expect(sheet(page).getByRole('note')).toContainText('35,00\u00a0€ à virer au client')
  await sheet(page).getByRole('link', { name: 'Noter le virement' }).click()
  await sheet(page).getByLabel('Référence').fill('RBT 7')
  await press(page, 'Noter le virement')
  await expect(page.getByText('Virement noté.')).toBeVisible()
  expect(await timelineOf(id)).toContain('refund_transferred')
})

test('a new price shows whom it concerns, then is mailed with its reason', async ({ page, request }) => {
  const { id, name } = await newContract(await newAccount(request))
  await open(page, id, 'prix')
  await expect(sheet(page)).toContainText('Prix affiché de la formule')
  await sheet(page).getByLabel('Nouveau prix (€)').fill('39,90')
  await press(page, 'Voir ce qui en résulte')
  await expect(sheet(page).getByRole('listitem')).toContainText([name])
  await press(page, 'Envoyer l’annonce')
  await expect(sheet(page).getByText('La raison est obligatoire.')).toBeVisible()
  await sheet(page).getByLabel('Raison').fill('Hausse du coût de l’hébergement')
  await press(page, 'Envoyer l’annonce')
  await expect(
    sheet(page)
      .getByText(/Nouveau prix annoncé/)
      .first(),
  ).toContainText('39,90\u00a0€')
  expect(await timelineOf(id)).toContain('price_announced')
})

test('new terms ask for a day three months ahead, what changes and their text, and keep what was typed', async ({
  page,
}) => {
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Annoncer de nouvelles conditions' }).click()
  const day = sheet(page).getByLabel('Premier jour des nouvelles conditions')
  await day.fill(parisDay(new Date()))
  await sheet(page).getByLabel('Texte entier des nouvelles conditions').fill('1. Qui contracte')
  await press(page, 'Envoyer l’annonce')
  await expect(sheet(page).getByText('Ce qui change est obligatoire.')).toBeVisible()
  await sheet(page).getByLabel('Ce qui change').fill('Le support répond aussi le samedi.')
  await press(page, 'Envoyer l’annonce')
  await expect(
    sheet(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Trois mois d’avance/ }),
  ).toBeVisible()
  await expect(sheet(page).getByLabel('Texte entier')).toHaveValue('1. Qui contracte')
  await expectAccessibleInEveryLook(page)
})

test('an end for a fault waits for a warning; one for good says what goes back', async ({
  page,
  request,
}) => {
  const { id } = await newContract(await newAccount(request), { standing: 'late' })
  await open(page, id, 'fin')
  await sheet(page).getByLabel('Impayé').check()
  await press(page, 'Voir ce qui en résulte')
  await sheet(page).getByLabel('Ce que le client lira').fill('Trois rappels sont restés sans réponse.')
  await press(page, 'Mettre fin au contrat')
  await expect(sheet(page).getByRole('alert')).toContainText('Avertissez d’abord le client')
  await open(page, id, 'avertissement')
  await sheet(page)
    .getByLabel('Ce qui est reproché, et ce qui est attendu')
    .fill('Réglez la facture en retard.')
  await press(page, 'Envoyer l’avertissement')
  await expect(sheet(page).getByRole('region', { name: /Rappels/ })).toContainText('Réglez la facture')
  await open(page, id, 'fin')
  await sheet(page).getByLabel('Arrêt définitif, sans faute du client').check()
  await sheet(page).getByLabel('Dernier jour de service').fill(parisDay(new Date()))
  await press(page, 'Voir ce qui en résulte')
  await expect(sheet(page).getByRole('alert')).toContainText('deux mois à l’avance')
  await page.goto(`${PATH}?fiche=2&geste=fin&motif=provider&jour=2199-01-01`)
  await expect(sheet(page)).toContainText('Remboursé au client')
})

test('a notice of an earlier day is recorded after its outcome was shown, and taken back', async ({
  page,
  request,
}) => {
  const { id } = await newContract(await newAccount(request))
  await open(page, id, 'preavis')
  await press(page, 'Voir ce qui en résulte')
  await expect(sheet(page)).toContainText('Dernier jour de service')
  await press(page, 'Noter le préavis')
  await expect(brief(page).getByText('En préavis')).toBeVisible()
  await press(page, 'Annuler le préavis')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
  await expect(brief(page).getByText('En préavis')).toHaveCount(0)
  expect((await timelineOf(id)).slice(-2)).toEqual(['notice_given', 'notice_revoked'])
})

test('an interrupted contract is served again by the agency’s word, and every gesture is in the journal', async ({
  page,
  request,
}) => {
  const { id } = await newContract(await newAccount(request), { standing: 'interrupted' })
  await open(page, id, 'reprise')
  await press(page, 'Remettre en service')
  await expect(brief(page).getByText('Active', { exact: true })).toBeVisible()
  await page.goto('/admin/journal')
  // The filter above the list contains the same text.
  const line = page.getByText('Abonnement remis en service').filter({ visible: true })
  await expect(line.first()).toBeVisible()
})

test('who views as a client pays and ends nothing, and leaves from a public page', async ({ page }) => {
  await page.goto(`/admin?search=${encodeURIComponent(CAMILLE)}&fiche=2`)
  await page.getByRole('button', { name: 'Voir comme ce client' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  const answers = await Promise.all([
    page.request.post('/api/invoices/pay', { data: { Ids: [1] } }),
    page.request.post('/api/subscriptions/1/termination', { data: {} }),
  ])
  for (const answer of answers) expect(answer.status()).toBe(403)
  await page.goto('/contact')
  const notice = page.getByRole('region', { name: 'Consultation d’un compte' })
  await expect(notice).toContainText('en lecture seule jusqu’à')
  await notice.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Menu du compte' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('each first step and its outcome have no accessibility fault', async ({ page }) => {
    for (const step of [
      'fiche=5&geste=paiement',
      'fiche=1&geste=formule&formule=enterprise&rythme=monthly',
      'fiche=1&geste=prix&prix=65&pour-tous=oui',
      'fiche=3&geste=fin&motif=unpaid&jour=2199-01-01',
    ]) {
      await page.goto(`${PATH}?${step}`)
      await expect(sheet(page)).toBeVisible()
      await expectAccessibleInEveryLook(page)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a notice is recorded by forms alone', async ({ page, request }) => {
    const { id } = await newContract(await newAccount(request))
    await open(page, id, 'preavis')
    await press(page, 'Voir ce qui en résulte')
    await press(page, 'Noter le préavis')
    expect(await timelineOf(id)).toContain('notice_given')
  })
})
