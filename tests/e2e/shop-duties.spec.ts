import type { Page } from 'playwright/test'
import {
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  JULIEN,
  linkIn,
  mailTo,
  PHONE,
  signIn,
} from '../support/browser'
import { fillCustomer, newOpenShop, newProduct, orderButton, payBy } from '../support/checkout'
import { FORM, FRAME, plain } from '../support/legal-words'
import { hostPage, onOtherSite } from '../support/other-site'
import { ask } from '../support/sites'
import { expect, test, untilHydrated } from '../support/test'

const MISSING = 'Information à compléter par le vendeur'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const mainText = async (page: Page) => plain(await page.getByRole('main').innerText())

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, ...PHONE })

  test('an owner writes what the board misses, and anyone reads it in the shop’s pages', async ({
    page,
    context,
    browser,
  }) => {
    const shop = await newOpenShop(context.request)
    await newProduct(shop)
    const board = `/dashboard/website/${shop}/conformite`
    const stranger = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage()
    await stranger.goto(`/boutique/${shop}`)
    await expect(stranger.getByRole('main')).toContainText('Miel SARL')
    await expect(stranger.getByRole('main')).toContainText(MISSING)
    await expectNoSidewaysScroll(stranger)

    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Votre boutique\u00a0: 10 mentions obligatoires manquent' }).click()
    await expect(page).toHaveURL(board)
    await page.getByRole('link', { name: 'Compléter\u00a0: SIREN ou SIRET' }).click()
    await expect(page).toHaveURL(`/dashboard/ecom/${shop}/reglages#companyNumber`)
    await page.getByLabel('Forme juridique').fill('SARL')
    await page.getByLabel('Capital social').fill('5 000 €')
    await page.getByLabel('SIREN ou SIRET').fill('732829321')
    await page.getByLabel('Numéro de TVA').fill('FR44732829320')
    await page.getByLabel('Registre du commerce').check()
    await page.getByLabel('Greffe du RCS').fill('Montpellier')
    await press(page, 'Enregistrer l’entreprise')
    await expect(page.getByText(/Ce numéro n’est pas valable/)).toBeVisible()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(page.getByLabel('Registre du commerce')).toBeChecked()
    await page.getByLabel('SIREN ou SIRET').fill('732 829 320')
    await press(page, 'Enregistrer l’entreprise')
    await expect(page.getByText('Entreprise enregistrée.')).toBeVisible()
    await page.getByLabel('Nom du médiateur').fill('Médiation du commerce')
    await page.getByLabel('Adresse postale du médiateur').fill('1 rue du Parc, 75001 Paris')
    await page.getByLabel('Site du médiateur').fill('https://mediateur.example')
    await press(page, 'Enregistrer le médiateur')
    await page.getByLabel('Le client', { exact: true }).check()
    await page.getByLabel('Adresse de retour').fill('3 chemin des Ruches, 34270 Saint-Mathieu')
    await press(page, 'Enregistrer les retours')

    await page.goto(board)
    await expect(page.getByText('4 mentions obligatoires sont à compléter.')).toBeVisible()
    await page.getByLabel('Directeur de la publication').fill('Léa Martin')
    await page.getByLabel('Hébergeur').fill('Hébergeur SAS, Roubaix, 03 20 00 00 00')
    await page.getByLabel('Lien vers votre politique').fill('https://miel.example/donnees')
    await press(page, 'Enregistrer les mentions')
    // The product's missing fact.
    await expect(page.getByText('1 mention obligatoire est à compléter.')).toBeVisible()
    await expectNoSidewaysScroll(page)

    await stranger.reload()
    await expect(stranger.getByText(MISSING)).toHaveCount(0)
    for (const text of [
      '732\u00a0829\u00a0320',
      'RCS Montpellier',
      'Médiation du commerce',
      'Léa Martin',
      'professionnel',
    ])
      await expect(stranger.getByRole('main')).toContainText(text)
    await stranger.getByRole('link', { name: 'Garanties' }).click()
    expect(await mainText(stranger)).toContain(plain(FRAME))
    await stranger.goto(`/boutique/${shop}/formulaire-de-retractation`)
    const trader = 'Miel SARL, 3 chemin des Ruches, 34270 Saint-Mathieu, boutique@miel.example'
    expect(await mainText(stranger)).toContain(plain(FORM).replace('[nom]', trader))
    await stranger.getByRole('link', { name: 'Livraison' }).click()
    await expect(stranger.getByRole('table')).not.toHaveCount(0)
    await stranger.getByRole('link', { name: 'Conditions de vente' }).click()
    await expect(stranger.getByRole('link', { name: 'https://miel.example/cgv' })).toBeVisible()
    await ask("update shops set terms_url = '' where website_id = $1", [shop])
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'Droit de rétractation' })).toBeVisible()

    await ask("update websites set status = 'inactive' where id = $1", [shop])
    await stranger.reload()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Cette boutique est hors ligne')
    expect((await stranger.request.get(`/boutique/${shop}`)).status()).toBe(200)
    for (const unknown of ['/boutique/1', '/boutique/999999', '/boutique/x/garanties'])
      expect((await stranger.request.get(unknown)).status()).toBe(404)
  })
})

test('another client does not see the board, and its owner does in every look', async ({ page, context }) => {
  await signIn(context, JULIEN)
  expect((await page.goto('/dashboard/website/2/conformite'))?.status()).toBe(404)
  await page.goto('/dashboard/website/3/conformite')
  await expect(page.getByRole('heading', { name: 'Éditeur du site' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Boutique', exact: true })).toHaveCount(0)
  await expectAccessibleInEveryLook(page)
})

test('by keyboard a shopper goes from the embed to the legal pages, and keeps the terms of an order', async ({
  page,
  request,
}) => {
  const shop = await newOpenShop(request)
  const product = await newProduct(shop)
  const origin = process.env.PRODUCT_ORIGIN ?? ''
  await onOtherSite(
    page,
    { html: hostPage(origin, `<ostal-products site="${shop}"></ostal-products>`) },
    async () => {
      const links = page.getByRole('navigation', { name: 'Informations légales' }).getByRole('link')
      await expect(links).toHaveText([
        ...['Mentions du vendeur', 'Conditions de vente', 'Livraison', 'Garanties'],
        ...['Renoncer au contrat ici', 'Signaler un contenu'],
      ])
      await links.first().focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${origin}/boutique/${shop}`)
    },
  )
  await page.goto(`/checkout?website=${shop}&items=${product}:1`)
  await untilHydrated(page)
  const withdraw = page
    .getByRole('navigation', { name: 'Informations légales' })
    .getByRole('link', { name: /^Renoncer au contrat ici/ })
  await expect(withdraw).toHaveAttribute('href', `/retractation/${shop}`)
  await page.getByLabel(/Retrait en boutique/).check()
  await expect(page.getByText('3 chemin des Ruches', { exact: true })).toBeVisible()
  const email = await fillCustomer(page)
  await orderButton(page).click()
  await payBy(page, 'Carte acceptée')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre commande est payée')
  const mail = await mailTo(email, /^Votre commande/)
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual(['conditions-de-vente.pdf'])
  await page.goto(linkIn(mail, '/commande/'))
  const terms = page.getByRole('link', { name: 'Télécharger les conditions acceptées (PDF)' })
  const kept = await page.request.get((await terms.getAttribute('href')) ?? '')
  expect(kept.headers()['content-type']).toBe('application/pdf')
  expect((await kept.body()).toString('base64')).toBe(mail.attachments?.[0]?.content)
})
