import { ADMIN, expectAccessibleInEveryLook, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const PATH = '/admin/demandes'

async function newMessage(name: string): Promise<void> {
  await ask(
    `insert into contact_messages (form, sender_name, sender_email, fields)
     values ('home-form', $1, 'visiteuse@exemple.fr', jsonb_build_object('nom', $1::text, 'message', 'Un site, vite !'))`,
    [name],
  )
}
async function newProject(): Promise<string> {
  const [row] = await ask<{ id: number }>(
    `with ticket as (
       insert into tickets (client_id, user_id, type, title) values (3, 3, 'Nouveau site', 'Mon projet') returning id
     ) insert into project_requests (client_id, ticket_id, has_website, new_website, website_url, made_by_agency,
         is_experienced, wants_subscription, wants_ecommerce, selected_plan, annual, contact_option, additional_info)
       select 3, id, false, true, '', false, false, true, false, 'Sub Basic', false, 'email', '' from ticket returning id`,
  )
  return String(row?.id)
}

test.beforeEach(({ context }) => signIn(context, ADMIN))

for (const script of [true, false])
  test.describe(script ? 'leads' : 'leads without script', () => {
    test.use({ javaScriptEnabled: script })

    test('a message is found, noted, worked off and deleted', async ({ page }) => {
      const name = `Zélie ${crypto.randomUUID().slice(0, 8)}`
      await newMessage(name)
      await page.goto(`${PATH}?search=${encodeURIComponent(name.toUpperCase().replace('É', 'e'))}`)
      await page.getByRole('link', { name }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toContainText('Un site, vite !')
      await sheet.getByLabel('Statut').selectOption('in_progress')
      await sheet.getByLabel('Notes').fill('Rappeler lundi.')
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Message enregistré.')).toBeVisible()
      await page.goto(`${PATH}?search=${encodeURIComponent(name)}&etat=in_progress`)
      await page.getByRole('link', { name }).click()
      await expect(sheet.getByLabel('Notes')).toHaveValue('Rappeler lundi.')
      await sheet.getByText('Supprimer ce message').first().click()
      await page.getByRole('button', { name: 'Oui' }).click()
      await expect(page).toHaveURL(PATH)
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    })

    test('a project becomes a website with its subscription', async ({ page }) => {
      const id = await newProject()
      await page.goto(`${PATH}?genre=projet&fiche=projet-${id}`)
      const form = page.getByRole('form', { name: 'Créer le site de ce projet' })
      await form.getByRole('button', { name: 'Créer le site et l’abonnement' }).click()
      await expect(form.getByLabel('Adresse du site')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('Adresse du site').fill('https://menuiserie-neuve.example')
      await form.getByRole('button', { name: 'Créer le site et l’abonnement' }).click()
      await expect(page.getByRole('link', { name: 'Ouvrir son site' })).toBeVisible()
    })
  })

test('a request for a quote is marked, found by its type, and exported so', async ({ page, request }) => {
  const name = `Devis ${crypto.randomUUID().slice(0, 8)}`
  const sent = await request.post('/api/mail', {
    data: {
      template: 'contact-form',
      content: {
        name,
        email: 'devis@exemple.fr',
        phone: '06 01 02 03 04',
        subject: 'devis',
        day: `${new Date().getFullYear() + 1}-01-01`,
        hour: '10:30',
        contactOption: 'Email',
        content: 'Combien pour un site\u00a0?',
      },
    },
  })
  expect(sent.status()).toBe(202)
  await newMessage(`Simple ${name}`)
  await page.goto(`${PATH}?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toHaveCount(2)
  await page.getByLabel('Type').selectOption('devis')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  await expect(page.getByRole('table')).toContainText('Demande de devis')
  await page.getByRole('link', { name }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Demande de devis')).toHaveCount(2)
  await expect(sheet).toContainText(/1er janvier 20\d\d/)
  const exported = await page.request.get(`${PATH}/export?genre=devis&search=${encodeURIComponent(name)}`)
  expect(await exported.text()).toMatch(new RegExp(`Demande de devis;[^\\n]*${name}`))
})

test('an unknown filter is reported above the unfiltered list', async ({ page }) => {
  await newMessage('Toujours là')
  await page.goto(`${PATH}?notes=secret`)
  await expect(page.getByRole('alert').first()).toContainText('notes')
  await expect(page.getByRole('table', { name: 'Prospects' })).toBeVisible()
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the leads and a sheet have no accessibility fault', async ({ page }) => {
    await newMessage('Accessible')
    await page.goto(PATH)
    await expectAccessibleInEveryLook(page)
    await page.goto(`${PATH}?genre=projet&fiche=projet-${await newProject()}`)
    await expectAccessibleInEveryLook(page)
  })
})
