import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import {
  ADMIN,
  expectAccessible,
  expectAccessibleInEveryLook,
  LOOKS,
  linkIn,
  mailTo,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { withClients } from '../support/clients'
import { isPlayed } from '../support/rounds'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.beforeEach(({ context }) => signIn(context, ADMIN))

const NEW_PASSWORD = 'Une phrase toute neuve'
const stored = async (email: string) =>
  (
    await ask<Record<string, unknown>>(
      'select * from users join clients on owner_id = users.id where email = $1',
      [email],
    )
  )[0]
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const freshEmail = () => `fiche-${crypto.randomUUID()}@exemple.fr`

/** Opens the list filtered to this account. */
async function openListOf(page: Page, email: string) {
  await page.goto(`/admin?search=${encodeURIComponent(email)}`)
  await expect(row(page, email)).toBeVisible()
}

for (const { name, ...look } of LOOKS) {
  test.describe(`on ${name}`, () => {
    test.use(look)

    if (isPlayed(name, 'a phone by day'))
      test('an account is created with its defaults, found, changed, given a password and deleted', async ({
        page,
        context,
      }) => {
        const email = freshEmail()
        await page.goto('/admin?role=USER')
        await page.getByRole('link', { name: 'Nouveau compte' }).click()
        const sheet = page.getByRole('dialog', { name: 'Nouveau compte' })
        await expect(page).toHaveURL('/admin?role=USER&fiche=nouveau')
        await expect(sheet.getByLabel('Prénom')).toBeFocused()
        await expect(sheet.getByLabel('Rôle')).toHaveValue('USER')
        await expect(sheet.getByLabel('Couleur')).toHaveValue('2f68ed')

        // An error is shown at its field, and the form keeps its values.
        await sheet.getByLabel('Prénom').fill('Maëlle')
        await sheet.getByLabel('Nom', { exact: true }).fill('d’Assas')
        await sheet.getByRole('textbox', { name: 'E-mail' }).fill('camille@ostal.example')
        await sheet.getByLabel('Frais fixes').fill('0,45')
        await sheet.getByLabel('Donner un mot de passe').check()
        await sheet.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
        await sheet.getByRole('button', { name: 'Créer le compte' }).click()
        await expect(
          sheet.getByText('Un compte existe déjà avec cette adresse e-mail.').first(),
        ).toBeVisible()
        await expect(sheet.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
        await expect(sheet.getByLabel('Prénom')).toHaveValue('Maëlle')
        await expect(sheet.getByLabel('Frais fixes')).toHaveValue('0,45')
        await expect(sheet.getByLabel('Donner un mot de passe')).toBeChecked()

        await sheet.getByRole('textbox', { name: 'E-mail' }).fill(email)
        await sheet.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
        await sheet.getByRole('button', { name: 'Créer le compte' }).click()
        await expect(page.getByText('Compte créé.')).toBeVisible()
        await expect(page).toHaveURL('/admin?role=USER')
        await expect(row(page, email)).toContainText('0,45 € + 0 %')
        expect(await stored(email)).toMatchObject({ role: 'USER', color: '2f68ed', fixed_fee_cents: 45 })

        // The search ignores accents and is in the URL.
        await page.getByLabel('Rechercher').fill(`MAELLE ${email}`)
        await page.getByLabel('Rôle').selectOption('Tous les rôles')
        await page.getByLabel('Trier par').selectOption('Nom')
        await page.getByRole('button', { name: 'Filtrer' }).click()
        await expect(page).toHaveURL(/search=MAELLE.*sort=name/)
        await expect(page.getByText('1 compte', { exact: true })).toBeVisible()

        await page.getByRole('link', { name: 'Edit Maëlle d’Assas' }).click()
        const edit = page.getByRole('dialog', { name: 'Maëlle d’Assas' })
        await expect(edit.getByLabel('Frais fixes')).toHaveValue('0,45')
        await edit.getByLabel('Frais proportionnels (%)').fill('beaucoup')
        await edit.getByLabel('Ville').fill('Sète')
        await expect(edit.getByLabel('Frais proportionnels (%)')).toHaveValue('0')
        await expect(edit.getByText('remis à 0')).toBeVisible()
        await edit.getByLabel('Frais proportionnels (%)').fill('2.50')
        await page.keyboard.press('Tab')
        await edit.getByLabel('Rôle').selectOption('MODERATOR')
        await expect(edit.getByLabel('Frais proportionnels (%)')).toHaveValue('2,50')
        await edit.getByLabel('Nouveau mot de passe').fill('motdepasse1')
        await edit.getByRole('button', { name: 'Changer le mot de passe' }).click()
        await expect(edit.getByText('trop courant')).toBeVisible()
        await edit.getByLabel('Nouveau mot de passe').fill('Encore une autre phrase')
        await edit.getByRole('button', { name: 'Changer le mot de passe' }).click()
        await expect(edit.getByRole('alert')).toHaveText('Password updated')
        await expect(edit.getByLabel('Ville')).toHaveValue('Sète')
        await edit.getByRole('button', { name: 'Enregistrer', exact: true }).click()
        await expect(page.getByText('Compte enregistré.')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(row(page, email)).toContainText('MODERATOR')
        await expect(row(page, email)).toContainText('2,5 %')
        expect(await stored(email)).toMatchObject({ city: 'Sète', role: 'MODERATOR', percent_fee: '2.50' })
        await signIn(context, email, 'Encore une autre phrase')
        await signIn(context, ADMIN)

        await page.getByRole('button', { name: 'Delete Maëlle d’Assas' }).click()
        const question = page.getByRole('dialog', { name: 'Supprimer le compte de Maëlle d’Assas ?' })
        await question.getByLabel(/pour confirmer/).fill('Maëlle')
        await question.getByRole('button', { name: /Delete/ }).click()
        await expect(question.getByText('écrivez exactement')).toBeVisible()
        await question.getByLabel(/pour confirmer/).fill('Maëlle d’Assas')
        await question.getByRole('button', { name: /Delete/ }).click()
        await expect(page.getByText('Compte supprimé.')).toBeVisible()
        await expect(page.getByText('Aucun compte ne correspond à ces critères.')).toBeVisible()
        expect(await stored(email)).toBeUndefined()
      })

    if (isPlayed(name, 'a desktop by night'))
      test('Escape asks before it closes over what was typed, and the list is where it was', async ({
        page,
        context,
      }) => {
        const email = await newAccount(context.request)
        await signIn(context, ADMIN)
        await openListOf(page, email)
        await row(page, email).getByRole('link', { name: /Edit/ }).click()
        const sheet = page.getByRole('dialog')
        await sheet.getByLabel('Ville').fill('Sète')
        await page.keyboard.press('Escape')
        await expect(sheet.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused()
        await expectAccessible(page)
        await page.keyboard.press('Enter')
        await expect(sheet.getByLabel('Ville')).toHaveValue('Sète')
        await sheet.getByRole('link', { name: 'Cancel' }).click()
        await sheet.getByRole('link', { name: 'Fermer sans enregistrer' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL(`/admin?search=${encodeURIComponent(email)}`)
        await expect(row(page, email).getByRole('link', { name: /Edit/ })).toBeFocused()
        // An unchanged sheet closes immediately, also by its cross.
        await row(page, email).getByRole('link', { name: /Edit/ }).press('Enter')
        await expect(sheet.getByLabel('Ville')).toHaveValue('')
        await expect(sheet.getByRole('link', { name: 'Fermer', exact: true })).toBeInViewport()
        // Typed values survive a reload until they are saved or discarded.
        await sheet.getByLabel('Ville').fill('Sète')
        await page.reload()
        await expect(sheet.getByText('Votre saisie est reprise.')).toBeVisible()
        await expect(sheet.getByLabel('Ville')).toHaveValue('Sète')
        await sheet.getByRole('link', { name: 'Cancel' }).click()
        await sheet.getByRole('link', { name: 'Fermer sans enregistrer' }).click()
        await row(page, email).getByRole('link', { name: /Edit/ }).click()
        await expect(sheet.getByLabel('Ville')).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
  })
}

test('an address that asks for what the list does not know says so, and shows the list', async ({ page }) => {
  await page.goto('/admin?sort=PasswordHash&role=USER&fiche=999999999')
  const said = page.getByRole('main').getByRole('alert')
  await expect(said.filter({ hasText: '« sort »' })).toContainText('la liste est affichée sans lui')
  await expect(said.filter({ hasText: 'Ce compte n’existe pas' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('USER')
})

test('an account that still owns things lists them instead of asking for its name', async ({ page }) => {
  await openListOf(page, 'camille@ostal.example')
  await page.getByRole('button', { name: 'Delete Camille Roussel' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ce compte ne peut pas être supprimé tant que quelque chose en dépend')
  await expect(dialog.getByRole('listitem')).toContainText([
    '3 sites',
    '2 abonnements',
    'Une demande ne se supprime pas',
  ])
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Ouvrir sa fiche' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Camille Roussel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Camille Roussel' }).click()
  await dialog.getByRole('link', { name: '3 sites' }).click()
  await expect(page).toHaveURL(/\/admin\/websites\?client=camille/)
  await expect(page.getByRole('row')).toHaveCount(4)
})

test('a client with an invoice is forgotten from their sheet, once the contract has ended', async ({
  page,
}) => {
  const email = freshEmail()
  const [client] = await ask<{ id: number }>(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone) values ('${email}', '-', 'Ana', 'Nyme', '0611223344')`,
    ),
  )
  const id = Number(client?.id)
  const [contract] = await ask<{ id: number }>(
    `insert into subscriptions (client_id, plan, price_cents, due_date, anchor, invoice_from)
     values ($1, 'basic', 3500, '2030-01-31', '2030-01-31', '2020-01-01') returning id`,
    [id],
  )
  await openListOf(page, email)
  await page.getByRole('link', { name: 'Edit Ana Nyme' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ana Nyme', exact: true })
  await sheet.getByRole('button', { name: 'Effacer l’identité' }).click()
  const question = page.getByRole('dialog', { name: 'Effacer l’identité d’Ana Nyme ?' })
  await question.getByRole('button', { name: 'Effacer l’identité' }).click()
  await expect(question).toContainText('écrivez exactement')
  await question.getByRole('textbox').fill('Ana Nyme')
  await question.getByRole('button', { name: 'Effacer l’identité' }).click()
  await expect(question.getByRole('alert')).toContainText(
    `l’abonnement « Abonnement Basique » (n° ${contract?.id})`,
  )
  await ask(
    "update subscriptions set ends_on = '2026-11-01', end_reason = 'notice', ended_at = now() where id = $1",
    [contract?.id],
  )
  await question.getByRole('textbox').fill('Ana Nyme')
  await question.getByRole('button', { name: 'Effacer l’identité' }).click()
  const forgotten = page.getByRole('dialog', { name: `Client anonymisé ${id}` })
  await expect(forgotten).toContainText('Ce compte est anonymisé')
  await expectAccessibleInEveryLook(page)
  const [row] = await ask<{ phone: string; email: string }>('select phone, email from users where id = $1', [
    id,
  ])
  expect(row).toMatchObject({ phone: '', email: expect.stringMatching(/@anonyme\.invalid$/) })
})

test('a website with orders says why it stays, and what to do instead of asking for its name', async ({
  page,
}) => {
  await page.goto('/admin/websites?client=camille@ostal.example')
  await page
    .locator('tr', { hasText: 'n°\u00a02' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Ce site a \d+ commandes.+ne peut pas être supprimé/)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

test('the list is read page by page, and exported as it is filtered', async ({ page }) => {
  const tag = `page${crypto.randomUUID().slice(0, 8)}`
  await ask(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone)
       select 'p' || n || '-${tag}@exemple.fr', '-', 'Prénom ' || n, '${tag}', '' from generate_series(1, 30) n`,
    ),
  )
  await page.goto(`/admin?search=${tag}`)
  await expect(page.getByText('30 comptes')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('link', { name: 'Suivant' }).click()
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('link', { name: 'Edit Prénom 5', exact: false }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('row')).toHaveCount(6)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exporter en CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^ostal-utilisateurs-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toHaveLength(32)
})

test('an invitation leads to the choice of a password', async ({ page, context }) => {
  const email = freshEmail()
  await page.goto('/admin?fiche=nouveau')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Prénom').fill('Lise')
  await sheet.getByLabel('Nom', { exact: true }).fill('Invitée')
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await sheet.getByLabel('Mot de passe', { exact: true }).fill('Le mot de Lise, tapé pour rien')
  await sheet.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByText('Compte créé, invitation envoyée.')).toContainText(
    'Le mot de passe saisi n’a pas été gardé\u00a0: la personne choisit le sien.',
  )
  const link = linkIn(await mailTo(email, /choisissez votre mot de passe/i), '/invitation')
  await context.clearCookies()
  await page.goto(link)
  await expectAccessibleInEveryLook(page)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Lise Invitée')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('reprend votre nom')).toBeVisible()
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL('/login?motif=mot-de-passe')
  await signIn(context, email, NEW_PASSWORD)
  expect((await stored(email))?.email_confirmed_at).not.toBeNull()
  await page.goto(link)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible()
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the list, its sheets and its questions have no accessibility fault', async ({ page }) => {
    // One row is enough; axe would take seconds for the whole list.
    const list = `/admin?search=${encodeURIComponent('camille@ostal.example')}`
    await page.goto(`${list}&sort=PasswordHash`)
    await expectAccessibleInEveryLook(page)
    for (const sheet of ['nouveau', '2']) {
      await page.goto(`${list}&fiche=${sheet}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleInEveryLook(page)
    }
    await openListOf(page, 'camille@ostal.example')
    await page.getByRole('button', { name: 'Delete Camille Roussel' }).click()
    await expectAccessibleInEveryLook(page)
  })
})

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('an account is created, refused with what was typed, and changed', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Nouveau compte' }).click()
    const sheet = page.getByRole('dialog', { name: 'Nouveau compte' })
    await sheet.getByLabel('Prénom').fill('Sans')
    await sheet.getByLabel('Nom', { exact: true }).fill('Script')
    await sheet.getByRole('textbox', { name: 'E-mail' }).fill('pas une adresse')
    await sheet.getByLabel('Frais fixes').fill('douze')
    await sheet.getByLabel('Rôle').selectOption('MODERATOR')
    await sheet.getByLabel('Donner un mot de passe').check()
    await sheet.getByRole('button', { name: 'Créer le compte' }).click()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(sheet.getByText('L’adresse e-mail n’est pas valide')).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'E-mail' })).toHaveValue('pas une adresse')
    await expect(sheet.getByLabel('Frais fixes')).toHaveValue('0')
    await expect(sheet.getByText('remis à 0')).toBeVisible()
    await expect(sheet.getByLabel('Rôle')).toHaveValue('MODERATOR')
    await expect(sheet.getByLabel('Donner un mot de passe')).toBeChecked()
    await sheet.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await sheet.getByLabel('Frais fixes').fill('12,50')
    await sheet.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
    await sheet.getByRole('button', { name: 'Créer le compte' }).click()
    await expect(sheet.getByText('Compte créé.')).toBeVisible()
    expect(await stored(email)).toMatchObject({ role: 'MODERATOR', fixed_fee_cents: 1250 })

    await openListOf(page, email)
    await page.getByRole('link', { name: 'Edit Sans Script' }).click()
    const edit = page.getByRole('dialog', { name: 'Sans Script' })
    await edit.getByLabel('Entreprise').fill('La Maison')
    await edit.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(edit.getByText('Compte enregistré.')).toBeVisible()
    await edit.getByLabel('Nouveau mot de passe').fill('motdepasse1')
    await edit.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(edit.getByText('trop courant')).toBeVisible()
    await expect(page).toHaveTitle(/^Erreur/)
    await edit.getByLabel('Nouveau mot de passe').fill('Encore une autre phrase')
    await edit.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(edit.getByText('Password updated')).toBeVisible()
    await expect(page).toHaveTitle('Admin Dashboard · Ostal')
    await edit.getByRole('link', { name: 'Cancel' }).click()
    await expect(row(page, email)).toContainText('La Maison')
    await page.getByRole('button', { name: 'Delete Sans Script' }).click()
    await page.getByLabel(/pour confirmer/).fill('Autre')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(page.getByText('écrivez exactement')).toBeVisible()
    await page.getByRole('button', { name: 'Delete Sans Script' }).click()
    await page.getByLabel(/pour confirmer/).fill('Sans Script')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(page.getByText('Aucun compte ne correspond à ces critères.')).toBeVisible()
  })
})

test('two administrators who edit one account do not undo each other', async ({ page, context }) => {
  const email = await newAccount(context.request)
  await signIn(context, ADMIN)
  await openListOf(page, email)
  await row(page, email).getByRole('link', { name: /Edit/ }).click()
  await page.getByRole('dialog').getByLabel('Ville').fill('Sète')
  await ask(
    `with person as (update users set country = 'France' where email = $1 returning id)
     update clients set fixed_fee_cents = 90 from person where owner_id = person.id`,
    [email],
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Compte enregistré.')).toBeVisible()
  expect(await stored(email)).toMatchObject({ city: 'Sète', fixed_fee_cents: 90, country: 'France' })
})
