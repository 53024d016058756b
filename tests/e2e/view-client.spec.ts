import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { ADMIN, expectAccessibleInEveryLook, newAccount, PHONE } from '../support/browser'
import { sessionOf } from '../support/session-of'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

/** The administrator's session views a new client, as its button on the client's sheet does. */
test.beforeEach(async ({ context, request }) => {
  const email = await newAccount(request, 'Zélie')
  const answer = await context.request.post('/api/auth/login', {
    data: { Email: ADMIN, Password: SAMPLE_PASSWORD, Admin: true, RememberMe: false },
  })
  await ask(
    `update sessions set viewed_user_id = users.id, view_ends_at = now() + interval '30 minutes' from users
     where users.email = $1 and sessions.id = $2`,
    [email, sessionOf((await answer.json()).accessToken)],
  )
})

for (const script of [true, false])
  test.describe(script ? 'the view of a client' : 'the view of a client without script', () => {
    test.use({ javaScriptEnabled: script })

    test('shows a banner on every screen, changes nothing, and is left by its button', async ({ page }) => {
      for (const path of ['/dashboard', '/dashboard/new-ticket', '/dashboard/compte']) {
        await page.goto(path)
        await expect(page.getByRole('region', { name: 'Consultation d’un compte' })).toContainText(
          'Zélie Nouvelle',
        )
      }
      await page.getByLabel('Ville').fill('Sète')
      const save = page.getByRole('button', { name: 'Enregistrer mes coordonnées' })
      if (script) {
        await expect(save).toBeDisabled()
        await expect(save).toHaveAccessibleDescription(/Lecture seule/)
        await expect(page.getByRole('button', { name: 'Demander la suppression' })).toBeDisabled()
        await expect(page.getByRole('button', { name: 'Quitter' })).toBeEnabled()
      }
      await save.press('Enter')
      await expect(page.getByText('Vous consultez ce compte sans pouvoir le modifier.')).toBeVisible()
      const [ticket] = await ask<{ id: number }>(
        `with ticket as (
           insert into tickets (client_id, user_id, type, title, last_message_id)
           select id, id, 'Bug', 'Panne', 1 from users where first_name = 'Zélie' order by id desc limit 1 returning id, user_id
         ) insert into ticket_messages (ticket_id, author_id, body) select id, user_id, 'Plus rien.' from ticket
           returning ticket_id as id`,
      )
      await page.goto(`/dashboard/tickets/${ticket?.id}`)
      await expect(page.getByText('Plus rien.')).toBeVisible()
      await expect(page.getByText('Vous consultez ce compte sans pouvoir le modifier.')).toHaveCount(0)
      for (const path of ['/dashboard/support', '/admin/images', '/admin']) {
        await page.goto(path)
        await expect(page).toHaveURL('/unauthorized')
        await expect(page.getByRole('region', { name: 'Consultation d’un compte' })).toContainText('Zélie')
        await expect(page.getByText('quittez d’abord la consultation')).toBeVisible()
      }
      await page.getByRole('link', { name: 'Revenir à cet espace' }).click()
      await expect(page).toHaveURL('/dashboard')

      await page.goto('/unauthorized')
      await page.getByRole('button', { name: 'Quitter' }).click()
      await expect(page).toHaveURL('/admin')
      await expect(page.getByRole('region', { name: 'Consultation d’un compte' })).toHaveCount(0)
    })
  })

test.describe('in every look', () => {
  test.use(PHONE)

  test('the banner has no accessibility fault', async ({ page }) => {
    for (const path of ['/dashboard', '/unauthorized']) {
      await page.goto(path)
      await expectAccessibleInEveryLook(page)
    }
  })
})

test('the banner stays on top, and what only reads still works', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/dashboard/compte#suppression')
  const banner = page.getByRole('region', { name: 'Consultation d’un compte' })
  const sections = page.getByRole('navigation', { name: 'Sections du compte' })
  await expect(sections.getByRole('link', { name: 'Supprimer mon compte' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect.poll(() => banner.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  await sections.getByRole('link', { name: 'Sessions' }).click()
  await expect(page).toHaveURL('/dashboard/compte#sessions')
  await page.getByRole('button', { name: 'menu du compte' }).click()
  await page.getByRole('button', { name: 'Thème sombre' }).click()
  await expect(page.locator('[data-frame]')).toHaveAttribute('data-theme', 'dark')
})
