import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { DECLINED, MASTERCARD, newBilledClient, owe, payWith, subscribe, VISA } from '../support/billing'
import { ADMIN, expectAccessible, expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { sessionOf } from '../support/session-of'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const OWED = /35\s€ dus depuis 3\sjours, service assuré jusqu’au \d+(er)?\s\S+/

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script, on a phone' : 'without script, on a phone', () => {
    test.use({ ...PHONE, javaScriptEnabled })

    test('a client subscribes from the site’s page, once the offer knows who they are', async ({
      page,
      context,
    }) => {
      const { websiteId } = await newBilledClient(context, false)
      await page.goto(`/dashboard/website/${websiteId}`)
      await expect(page.getByText('Aucun abonnement')).toBeVisible()
      await page.getByRole('link', { name: 'Choisir une formule' }).click()
      await page.getByRole('link', { name: /^Standard/ }).click()
      await expect(page).toHaveURL(/formule=standard/)
      await page.getByRole('radio', { name: 'Particulier' }).check()
      await page.getByLabel('Nom ou raison sociale').fill('Élise Nouvelle')
      await page.getByLabel('Adresse', { exact: true }).fill('1 rue des Fours')
      await page.getByLabel('Code postal').fill('340')
      await page.getByLabel('Ville').fill('Montpellier')
      await page.getByRole('button', { name: 'Continuer' }).click()
      await expect(page.getByText('Le code postal n’est pas valable dans ce pays.')).toBeVisible()
      await expect(page.getByLabel('Ville')).toHaveValue('Montpellier')
      await expect(page).toHaveTitle(/^Erreur · Choisir une formule/)
      await page.getByLabel('Code postal').fill('34000')
      await page.getByRole('button', { name: 'Continuer' }).click()

      const offer = page.getByRole('region', { name: 'Notre offre' })
      await expect(offer).toContainText('59\u00a0€ par mois')
      await expect(offer.getByText('Le service commence après la fin de ce délai.')).toBeVisible()
      await offer.getByRole('checkbox', { name: /commence tout de suite/ }).check()
      await expect(offer.getByText('Le service commence après la fin de ce délai.')).toBeHidden()
      await expect(offer.getByText(/Vous demandez que le service commence/)).toBeVisible()
      await offer.getByRole('button', { name: 'S’abonner avec obligation de paiement' }).click()
      await payWith(page, VISA)
      await expect(page.getByText('Paiement reçu')).toBeVisible()
      const card = page.getByRole('region', { name: /^Standard/ })
      await expect(card).toContainText('Le Mas d’Élise')
      await expect(card).toContainText(/Visa.*4242/)
      await expect(page.getByRole('table', { name: 'Factures' })).toContainText('Payée')
    })

    test('what was refused is told everywhere, with the way out, and paid', async ({ page, context }) => {
      const client = await newBilledClient(context)
      await owe(client)
      await page.goto('/dashboard')
      const bar = page.getByRole('region', { name: 'Facturation' })
      await expect(bar).toContainText(OWED)
      await expect(page.getByRole('region', { name: 'À faire' })).toContainText(OWED)
      await page.goto(`/dashboard/website/${client.websiteId}`)
      await expect(page.getByRole('main')).toContainText(OWED)
      await page.getByRole('main').getByRole('link', { name: 'Régler' }).click()
      const due = page.getByRole('region', { name: 'À régler' })
      await expect(due).toContainText(OWED)
      await expect(due).toContainText('Le service continue sans interruption')

      await due.getByRole('button', { name: /Régler 35\s€/ }).click()
      await payWith(page, DECLINED)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('link', { name: 'Annuler' }).click()
      await expect(page.getByText('Paiement abandonné')).toBeVisible()
      await expect(due).toContainText(OWED)

      await due.getByRole('button', { name: /Régler 35\s€/ }).click()
      await payWith(page, VISA)
      await expect(page.getByText('Paiement reçu')).toBeVisible()
      await expect(due).toHaveCount(0)
      await expect(bar).toHaveCount(0)
      await expect(page.getByRole('region', { name: /^Basique/ })).toContainText('Active')
    })

    test('an interrupted service says what paying leads to, and a new card pays it', async ({
      page,
      context,
    }) => {
      await owe(await newBilledClient(context), { isCutOff: true })
      await page.goto('/dashboard/facturation')
      const due = page.getByRole('region', { name: 'À régler' })
      await expect(due).toContainText(/dus depuis 10\sjours, service interrompu depuis le/)
      await expect(due).toContainText('Le service reprend dès le paiement et court jusqu’au')
      await page.getByRole('button', { name: /Enregistrer et régler 35\s€/ }).click()
      await payWith(page, MASTERCARD)
      await expect(page.getByText(/Votre moyen de paiement est enregistré/)).toBeVisible()
      const card = page.getByRole('region', { name: /^Basique/ })
      await expect(card).toContainText(/Mastercard.*4444/)
      await expect(card).toContainText('Active')
    })

    test('a client ends a subscription after its preview, and takes that back', async ({ page, context }) => {
      const client = await newBilledClient(context)
      await subscribe(page, client, javaScriptEnabled)
      await page
        .getByRole('region', { name: /^Standard/ })
        .getByRole('link', { name: /^Résilier/ })
        .click()
      await expect(page.getByRole('main')).toContainText(/Dernier jour de service\s*\d/)
      await expect(page.getByRole('main')).toContainText(/59\s€ le/)
      await page.getByRole('button', { name: /^Résilier au/ }).click()
      await expect(page).toHaveURL('/dashboard/facturation')
      const card = page.getByRole('region', { name: /^Standard/ })
      await expect(card).toContainText('En préavis')
      await expect(card).toContainText(/dernier jour de service le/)
      await card.getByRole('button', { name: 'Annuler la résiliation' }).click()
      await page.getByRole('button', { name: 'Oui' }).click()
      await expect(card).not.toContainText('En préavis')
      await expect(card.getByRole('link', { name: /^Résilier/ })).toBeVisible()
    })
  })

test('a consumer withdraws within the days, and is told what comes back', async ({ page, context }) => {
  await subscribe(page, await newBilledClient(context))
  await page
    .getByRole('region', { name: /^Standard/ })
    .getByRole('link', { name: /^Renoncer au contrat ici/ })
    .click()
  await expect(page.getByRole('main')).toContainText('les jours servis restent payés')
  await expect(page.getByRole('main')).toContainText(/Remboursement\s*57/)
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expect(page).toHaveURL('/dashboard/facturation')
  const card = page.getByRole('region', { name: /^Standard/ })
  await expect(card).toContainText(/Rétractation|rétractation/)
  await expect(card.getByRole('link', { name: /^(Renoncer au contrat ici|Changer de formule)/ })).toHaveCount(
    0,
  )
})

test('by keyboard a client moves up at once, and down with the next period', async ({ page, context }) => {
  const client = await newBilledClient(context)
  await subscribe(page, client)
  await page.getByRole('link', { name: /^Changer de formule/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Pro/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/53\s€ à payer aujourd’hui/)).toBeVisible()
  await page.getByRole('button', { name: /Changer et payer 53\s€/ }).focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: /^Pro/ })
  await expect(card).toContainText(/112\s€ par mois/)

  await card.getByRole('link', { name: /^Changer de formule/ }).click()
  await page.getByRole('link', { name: /^Basique/ }).click()
  await expect(page.getByText('Rien à payer aujourd’hui')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer le changement' }).click()
  await expect(card).toContainText(/vous passez à la formule Basique, 35\s€ par mois/)
  await card.getByRole('button', { name: 'Annuler le changement' }).click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(card).not.toContainText('vous passez à la formule')
})

test('who left comes back with a new contract', async ({ page, context }) => {
  const client = await newBilledClient(context)
  await subscribe(page, client)
  await ask(
    `update subscriptions set anchor = anchor - 40, invoice_from = invoice_from - 40, notice_on = anchor - 40,
       ends_on = anchor - 9, end_reason = 'notice', ended_at = now(), status = 'inactive' where client_id = $1`,
    [client.clientId],
  )
  await ask(`update websites set status = 'inactive', inactive_by = 'billing' where id = $1`, [
    client.websiteId,
  ])
  await page.goto('/dashboard/facturation')
  const card = page.getByRole('region', { name: /^Standard/ })
  await expect(card).toContainText('Terminé')
  await expect(card.getByRole('link', { name: /^Résilier/ })).toHaveCount(0)
  await card.getByRole('link', { name: /^Se réabonner/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Se réabonner')
})

test('an administrator who views a client has no button that moves money', async ({ page, context }) => {
  const client = await newBilledClient(context)
  await owe(client)
  await context.clearCookies()
  const answer = await context.request.post('/api/auth/login', {
    data: { Email: ADMIN, Password: SAMPLE_PASSWORD, Admin: true, RememberMe: false },
  })
  await ask(
    `update sessions set viewed_user_id = users.id, view_ends_at = now() + interval '30 minutes' from users
     where users.email = $1 and sessions.id = $2`,
    [client.email, sessionOf((await answer.json()).accessToken)],
  )
  await page.goto('/dashboard/facturation')
  await expect(page.getByText(OWED).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Régler 35\s€/ }).first()).toBeDisabled()
  await expect(page.getByRole('link', { name: /^Résilier/ })).toHaveCount(0)
})

test('each billing screen is accessible', async ({ page, context }) => {
  const client = await newBilledClient(context)
  const id = await owe(client)
  await page.goto('/dashboard/facturation')
  await expectAccessibleInEveryLook(page)
  for (const path of [
    '/dashboard/facturation/coordonnees',
    `/dashboard/facturation/${id}/resilier`,
    `/dashboard/facturation/${id}/formule`,
    '/dashboard/facturation/souscrire?formule=pro&rythme=annuel',
  ]) {
    await page.goto(path)
    await expectAccessible(page)
  }
  await page.setViewportSize(PHONE.viewport)
  await page.goto('/dashboard/facturation/souscrire?formule=pro&rythme=annuel')
  await expectAccessibleInEveryLook(page)
})

test('a client reads all invoices page by page, those of many years too', async ({ page, context }) => {
  const client = await newBilledClient(context)
  const id = await owe(client)
  await ask(
    `insert into invoices (client_id, subscription_id, purpose, regime, total_cents, vat_cents, first, last, payment_plan)
     select $1, $2, 'period', 'standard', 3500, 583, day, day + interval '1 month - 1 day', 'monthly'
     from generate_series('2010-01-01'::date, '2018-12-01', '1 month') day`,
    [client.clientId, id],
  )
  await page.goto('/dashboard/facturation')
  const rows = page.getByRole('table', { name: 'Factures' }).getByRole('row')
  await expect(rows).toHaveCount(1 + 6)
  await page.getByRole('link', { name: 'Voir toutes les factures' }).click()
  await expect(page).toHaveURL(/factures=toutes/)
  // 100 of 109.
  for (const count of [25, 25, 25, 25]) {
    await expect(rows).toHaveCount(1 + count)
    const address = page.url()
    await page.getByRole('link', { name: 'Suivant' }).click()
    await expect(page).not.toHaveURL(address)
  }
  await expect(rows).toHaveCount(1 + 9)
  await expect(page.getByRole('link', { name: 'Suivant' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(rows).toHaveCount(1 + 9)
  await page.getByRole('link', { name: 'Précédent' }).click()
  await expect(rows).toHaveCount(1 + 25)
})

test('another client’s subscription is not there', async ({ page, context }) => {
  const id = await owe(await newBilledClient(context))
  await newBilledClient(context)
  for (const screen of ['resilier', 'formule']) {
    const answer = await page.goto(`/dashboard/facturation/${id}/${screen}`)
    expect(answer?.status()).toBe(404)
  }
})
