import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { pictureOf } from '../support/sample-pictures'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The section of the screen with this title. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const script of [true, false])
  test.describe(script ? 'the settings of a shop' : 'the settings of a shop without script', () => {
    test.use({ javaScriptEnabled: script, ...PHONE })

    test('a shop is set up, told what is missing, given a code, paused and opened again', async ({
      page,
      context,
      request,
    }) => {
      const site = await newSite(context, request)
      const path = `/dashboard/ecom/${site}/reglages`
      await page.goto(`/dashboard/ecom/${site}`)
      await page.getByRole('link', { name: 'Réglages de la boutique' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Réglages de la boutique')
      await expect(page.getByText(/Votre boutique n’encaisse pas encore/)).toBeVisible()
      await expect(page.getByText(/il manque le nom légal, l’adresse, le code postal/)).toBeVisible()

      await field(page, 'Nom légal').fill('Élise Nouvelle EI')
      await field(page, 'Adresse').fill('3 rue du Four')
      await field(page, 'Code postal').fill('3400')
      await field(page, 'Téléphone').fill('bonjour')
      await page.getByLabel('TVA non applicable, art. 293 B du CGI').check()
      if (script) {
        await section(page, 'Livraison').getByLabel('À domicile').uncheck()
        await page.reload()
        await expect(field(page, 'Nom légal')).toHaveValue('Élise Nouvelle EI')
        await expect(page.getByLabel('TVA non applicable, art. 293 B du CGI')).toBeChecked()
        await expect(section(page, 'Vendeur').getByText('Votre saisie est reprise.')).toBeVisible()
        await expect(section(page, 'Livraison').getByLabel('À domicile')).not.toBeChecked()
        await section(page, 'Livraison').getByRole('button', { name: 'L’effacer' }).click()
        await expect(section(page, 'Livraison').getByLabel('À domicile')).toBeChecked()
      }
      await press(page, 'Enregistrer le vendeur')
      await expect(page.getByText('Le code postal n’est pas valable dans ce pays.')).toBeVisible()
      await expect(page.getByText('Le numéro de téléphone n’est pas valide.')).toBeVisible()
      await expect(page).toHaveTitle(/^Erreur · Réglages de la boutique/)
      await expect(field(page, 'Nom légal')).toHaveValue('Élise Nouvelle EI')
      await field(page, 'Code postal').fill('34000')
      await field(page, 'Ville').fill('Montpellier')
      await field(page, 'E-mail').fill('boutique@exemple.fr')
      await field(page, 'Téléphone').fill('06 01 02 03 04')
      await press(page, 'Enregistrer le vendeur')
      await expect(page.getByText('Vendeur enregistré.')).toBeVisible()
      await expect(page.getByText('il manque le lien vers vos conditions de vente')).toBeVisible()

      await page.reload()
      await expect(page.getByText('Votre saisie est reprise.')).toHaveCount(0)
      const delivery = section(page, 'Livraison')
      await delivery.getByLabel('Retrait en boutique').check()
      await delivery.getByLabel('À domicile').uncheck()
      await delivery.getByLabel(/Livraison offerte à partir de/).fill('69,90')
      await delivery.getByLabel('Longueur').fill('30')
      await delivery.getByLabel('Hauteur').fill('12,5')
      await press(page, 'Enregistrer la livraison')
      await expect(delivery.getByText(/La hauteur du colis : un nombre entier de centimètres/)).toBeVisible()
      await expect(delivery.getByLabel('Hauteur')).toHaveValue('12,5')
      await delivery.getByLabel('Hauteur').fill('12')
      await press(page, 'Enregistrer la livraison')
      await expect(delivery.getByText('Indiquez les trois côtés du colis habituel, ou aucun.')).toBeVisible()
      await delivery.getByLabel('Largeur').fill('20')
      await press(page, 'Enregistrer la livraison')
      await expect(page.getByText('Indiquez où vos clients retirent leur commande.')).toBeVisible()
      // The sentence was already shown; the field gets the focus when this answer arrives.
      if (script) await expect(delivery.getByLabel('Adresse du retrait')).toBeFocused()
      await expect(delivery.getByLabel('Retrait en boutique')).toBeChecked()
      await expect(delivery.getByLabel('À domicile')).not.toBeChecked()
      await delivery.getByLabel('Adresse du retrait').fill('3 rue du Four, Montpellier')
      await press(page, 'Enregistrer la livraison')
      await expect(page.getByText('Livraison enregistrée.')).toBeVisible()

      await page.getByRole('link', { name: 'Nouveau code' }).click()
      const sheet = page.getByRole('dialog', { name: 'Nouveau code' })
      await sheet.getByLabel('Code', { exact: true }).fill('BIENVENUE10')
      await sheet.getByLabel('Valeur de la remise').fill('dix')
      await sheet.getByLabel('Utilisations au plus').fill('50')
      await press(page, 'Créer le code')
      await expect(sheet.getByText(/La remise est un pourcentage/)).toBeVisible()
      await expect(page).toHaveTitle(/^Erreur · Réglages de la boutique/)
      await sheet.getByLabel('Valeur de la remise').fill('12,5')
      await press(page, 'Créer le code')
      await expect(page.getByText('Code BIENVENUE10 créé.')).toBeVisible()
      await page.goto(path)
      const row = page.getByRole('row', { name: /BIENVENUE10/ })
      await expect(row).toContainText('Actif')
      await expect(row).toContainText('−12,5\u00a0%')
      await expect(row).toContainText('0 utilisation sur 50')

      const pause = section(page, 'Pause')
      await pause.getByLabel('Dernier jour').fill('2020-01-01')
      await press(page, 'Mettre en pause')
      await expect(pause.getByText(/Ce jour est passé/)).toBeVisible()
      await pause.getByLabel('Dernier jour').fill('2199-08-15')
      await press(page, 'Mettre en pause')
      await expect(pause.getByText('En pause', { exact: true })).toBeVisible()
      await expect(pause.getByLabel('Phrase pour vos clients')).toHaveValue(
        'Fermé jusqu’au 15 août 2199 inclus.',
      )
      await press(page, 'Rouvrir la boutique')
      await expect(pause.getByText('En pause', { exact: true })).toHaveCount(0)

      const [shop] = await ask(
        `select vat_regime, offers_home, offers_relay, offers_pickup, free_delivery_from_cents, pause_message,
           parcel_length_cm, parcel_width_cm, parcel_height_cm
         from shops where website_id = $1`,
        [site],
      )
      expect(shop).toEqual({
        vat_regime: 'exempt',
        offers_home: false,
        offers_relay: true,
        offers_pickup: true,
        free_delivery_from_cents: 6_990,
        pause_message: null,
        parcel_length_cm: 30,
        parcel_width_cm: 20,
        parcel_height_cm: 12,
      })

      await ask('update discount_codes set used = 1 where website_id = $1', [site])
      await page.goto(path)
      await expect(row.getByRole('button', { name: /Supprimer/ })).toHaveCount(0)
      await row.getByRole('link', { name: /Modifier/ }).click()
      const used = page.getByRole('dialog', { name: 'Code BIENVENUE10' })
      await expect(used.getByText(/Ce code a déjà servi/)).toBeVisible()
      await used.getByLabel('Vos clients peuvent l’utiliser').uncheck()
      await press(page, 'Enregistrer')
      await expect(page.getByText('Code BIENVENUE10 enregistré.')).toBeVisible()
      await page.goto(path)
      await expect(row).toContainText('Désactivé')
    })
  })

test('what is not saved stays in sight with its buttons, and can be taken back', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await page.goto(`/dashboard/ecom/${site}/reglages`)
  const seller = section(page, 'Vendeur')
  const note = seller.getByText('Modifications non enregistrées')
  await expect(note).toHaveCount(0)
  await field(page, 'Nom légal').fill('Élise')
  await expect(note).toBeInViewport()
  await expect(seller.getByRole('button', { name: 'Enregistrer le vendeur' })).toBeInViewport()
  await expect(section(page, 'Livraison').getByText('Modifications non enregistrées')).toHaveCount(0)
  await expectAccessibleInEveryLook(page)
  await seller.getByRole('button', { name: 'Annuler' }).click()
  await expect(field(page, 'Nom légal')).toHaveValue('')
  await expect(note).toHaveCount(0)
})

test('the settings, their tariffs, a code’s sheet and another’s shop', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  await ask(
    `insert into discount_codes (website_id, code, percent, amount_cents, ends_on)
     values ($1, 'MERCI5', null, 500, '2020-01-31'), ($1, 'UN-CODE-AU-NOM-TRES-LONG-1234', 15, null, null)`,
    [site],
  )
  await page.goto(`/dashboard/ecom/${site}/reglages`)
  await page.getByText('Les tarifs en France').click()
  await expect(page.getByRole('table', { name: 'Point relais' })).toContainText('5,39\u00a0€')
  await expect(page.getByRole('row', { name: /MERCI5/ })).toContainText('Terminé')
  await expectAccessibleInEveryLook(page)

  await page
    .getByRole('row', { name: /UN-CODE/ })
    .getByRole('link', { name: /Modifier/ })
    .click()
  await expect(page.getByRole('dialog', { name: /Code UN-CODE/ })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/dashboard/ecom/${site}/reglages`)
  await page
    .getByRole('row', { name: /UN-CODE/ })
    .getByText('Supprimer')
    .first()
    .click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByRole('row', { name: /UN-CODE/ })).toHaveCount(0)

  const others = await page.request.get('/dashboard/ecom/2/reglages')
  expect(others.status()).toBe(404)
})

test('a shop’s logo is uploaded, replaced, shown to its shoppers and removed', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const path = `/dashboard/ecom/${site}/reglages`
  const logo = section(page, 'Logo')
  const picture = logo.locator('img')
  const choose = async (label: string) =>
    logo
      .getByLabel(label, { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(await pictureOf.png()) })
  await page.goto(path)
  await expect(picture).toHaveCount(0)
  await choose('Choisir un logo')
  await expect(page.getByText('Logo enregistré.')).toBeVisible()
  const former = (await picture.getAttribute('src')) ?? ''
  await expectAccessibleInEveryLook(page)
  await choose('Changer le logo')
  await expect(picture).not.toHaveAttribute('src', former)
  const latest = (await picture.getAttribute('src')) ?? ''

  await page.goto(`/checkout?website=${site}`)
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', latest)

  await page.goto(path)
  await logo.getByRole('button', { name: 'Supprimer le logo' }).click()
  await logo.getByRole('button', { name: 'Oui', exact: true }).click()
  await expect(page.getByText('Logo supprimé.')).toBeVisible()
  await expect(picture).toHaveCount(0)
  await expect(logo.getByLabel('Choisir un logo')).toBeFocused()
})
