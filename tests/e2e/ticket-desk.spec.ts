import { expectAccessibleInEveryLook, MODERATOR, newAccount, PHONE, signIn } from '../support/browser'
import { isPlayed } from '../support/rounds'
import { SCREENS } from '../support/screens'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const box = { name: 'Votre message' }
const QUESTION = /Une réponse est arrivée entre-temps\. L’envoyer quand même\s\?/

let email: string
let client: Awaited<ReturnType<typeof caller>>
let agency: Awaited<ReturnType<typeof caller>>
let id: number
test.beforeEach(async ({ request }) => {
  email = await newAccount(request, 'Olga')
  client = await caller(request, email)
  agency = await caller(request, MODERATOR)
  id = await client.openTicket('Page blanche')
})

for (const [name, viewport] of Object.entries(SCREENS).filter(([name]) => isPlayed(name, 'a phone'))) {
  test.describe(`staff on ${name}`, () => {
    test.use({ viewport })

    test('see who asks, take the ticket, give it on and back, and note among themselves', async ({
      page,
      context,
      request,
    }) => {
      await client.openTicket('Une autre')
      await agency.say(id, 'Nous regardons.')
      await signIn(context, MODERATOR)
      await page.goto(`/dashboard/tickets/${id}`)
      const desk = page.getByRole('complementary', { name: 'Dossier' })
      await expect(desk).toContainText(email)
      await expect(desk).toContainText('06 01 02 03 04')
      await expect(desk).toContainText('Sans formule en cours')
      await expect(desk).toContainText('Première réponsemoins d’une minute')
      await expect(desk.getByRole('link', { name: 'Une autre' })).toBeVisible()

      await expect(desk).toContainText('Personne ne s’en occupe encore.')
      await desk.getByRole('button', { name: 'Je m’en charge' }).click()
      await expect(desk).toContainText('Vous vous en occupez.')
      await desk.getByLabel('Collègue').selectOption('Mireille Vidal')
      await desk.getByRole('button', { name: 'Confier' }).click()
      await expect(desk).toContainText('Mireille Vidal s’en occupe.')
      await desk.getByRole('button', { name: 'Retirer l’attribution' }).click()
      await expect(desk).toContainText('Personne ne s’en occupe encore.')

      const secret = `Ne pas facturer ${crypto.randomUUID()}`
      const notes = page.getByRole('region', { name: 'Notes internes' })
      await notes.getByText('Écrire une note').click()
      await notes.getByRole('button', { name: 'Ajouter la note' }).click()
      await expect(notes.getByText('La note est obligatoire.')).toBeVisible()
      await notes.getByLabel('Nouvelle note').fill(secret)
      await notes.getByRole('button', { name: 'Ajouter la note' }).click()
      await expect(notes.getByRole('listitem')).toContainText(secret)
      await expect(notes.getByLabel('Nouvelle note')).toBeHidden()
      await expect(page.getByRole('log')).not.toContainText(secret)

      await signIn(context, email)
      for (const headers of [{}, { rsc: '1' }]) {
        for (const path of [`/dashboard/tickets/${id}`, '/dashboard']) {
          const answer = await context.request.get(path, { headers: headers as Record<string, string> })
          const text = await answer.text()
          expect(text).toContain('Page blanche')
          for (const hidden of [secret, 'Notes internes', 'Bien reçu', 'Dossier'])
            expect(text).not.toContain(hidden)
        }
      }
      const mails = await request.get(
        `${process.env.SIMULATORS_ORIGIN}/_control/mails?to=${encodeURIComponent(email)}`,
      )
      expect(await mails.text()).not.toContain(secret)
    })
  })
}

test('on a phone the case stands below the conversation, one link away', async ({ page, context }) => {
  await page.setViewportSize(SCREENS['a phone'])
  await signIn(context, MODERATOR)
  await page.goto(`/dashboard/tickets/${id}`)
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  expect(await top('#dossier')).toBeGreaterThan(await top('[role=log]'))
  await page.getByRole('link', { name: 'Dossier et notes' }).click()
  await expect(page.getByRole('heading', { name: 'Attribution' })).toBeInViewport()
})

test('the case is in sight before the conversation has arrived', async ({ context }) => {
  await signIn(context, MODERATOR)
  const page = await context.newPage()
  await page.setViewportSize(SCREENS['a desktop'])
  await page.route(`/dashboard/tickets/${id}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('La page reste blanche.')) })
  })
  await page.goto(`/dashboard/tickets/${id}`)
  await expect(page.getByRole('log')).not.toContainText('La page reste blanche.')
  const desk = page.getByRole('complementary', { name: 'Dossier' })
  await expect(desk).toContainText(email)
  await expect(desk.getByRole('button', { name: 'Je m’en charge' })).toBeInViewport()
  const beside = await page.getByRole('log').boundingBox()
  expect((await desk.boundingBox())?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0))
})

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`the keyboard goes from the conversation to the case on ${name}`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    await signIn(context, MODERATOR)
    const expectInOrder = async () => {
      await page.getByRole('button', { name: 'Envoyer', exact: true }).focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Je m’en charge' })).toBeFocused()
    }
    await page.goto(`/dashboard/support?recherche=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: /Page blanche/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Page blanche/ })).toBeFocused()
    await expectInOrder()
    await page.reload()
    await expectInOrder()
  })
}

test('a canned answer goes where the cursor is', async ({ page, context }) => {
  await signIn(context, MODERATOR)
  await page.goto(`/dashboard/tickets/${id}`)
  const text = page.getByRole('textbox', box)
  await text.fill('AvantAprès')
  for (let n = 0; n < 5; n += 1) await text.press('ArrowLeft')
  await page.getByLabel('Réponse type').selectOption('Bien reçu')
  await page.getByRole('button', { name: 'Insérer' }).click()
  await expect(text).toHaveValue(/^AvantBonjour,\n[^]+dans la journée\.Après$/)
  await expect(text).toBeFocused()
  await page.reload()
  await expect(text).toHaveValue(/^AvantBonjour/)
})

test.describe('when an answer came while one typed', () => {
  test('sending asks first, and nothing typed is lost', async ({ page, context }) => {
    await signIn(context, email)
    await page.goto(`/dashboard/tickets/${id}`)
    const text = page.getByRole('textbox', box)
    await text.pressSequentially('Toujours rien')
    await agency.say(id, 'Voilà.')
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toBeVisible()
    await expect(page.getByRole('log')).toContainText('Voilà.')
    expect(await client.messages(id)).toEqual(['La page reste blanche.', 'Voilà.'])

    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toBeVisible()
    await page.getByRole('button', { name: 'Modifier' }).click()
    await expect(text).toHaveValue('Toujours rien')
    await expect(text).toBeFocused()
    await text.fill('Merci')
    await agency.say(id, 'Autre chose ?')
    await text.press('Control+Enter')
    await page.getByRole('button', { name: 'Envoyer quand même' }).click()
    await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toHaveCount(0)
    await expect
      .poll(() => client.messages(id))
      .toEqual(['La page reste blanche.', 'Voilà.', 'Autre chose ?', 'Merci'])
  })

  test('the agency is asked too', async ({ page, context }) => {
    await page.clock.install()
    await signIn(context, MODERATOR)
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('textbox', box).pressSequentially('Nous regardons')
    await client.say(id, 'C’est réparé.')
    // The poll shows it, but it was not visible when the answer was started.
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('log')).toContainText('C’est réparé.')
    await page.getByRole('textbox', box).press('Control+Enter')
    await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toBeVisible()
    expect(await client.messages(id)).toHaveLength(2)
  })
})

test.describe('read marks', () => {
  const isUnread = async () =>
    (
      await ask(
        `select 1 from tickets t left join ticket_reads r on r.ticket_id = t.id and r.user_id = t.user_id
         where t.id = $1 and t.last_message_id > coalesce(r.last_message_id, 0)`,
        [id],
      )
    ).length > 0

  test('an answer is marked on the dashboard until it has been shown', async ({ page, context }) => {
    await agency.say(id, 'Voilà.')
    await signIn(context, email)
    await page.goto('/dashboard')
    await expect(page).toHaveTitle('(1) Tableau de bord · Ostal')
    const card = page.getByRole('link', { name: /Page blanche/ })
    await expect(card).toContainText('Non lue')
    await expect(card).toContainText('Réponse de l’agence')
    // Reading by API does not mark the conversation as read.
    await context.request.get(`/api/tickets/${id}/messages`)
    expect(await isUnread()).toBe(true)
    await card.click()
    await expect(page.getByRole('log')).toContainText('Voilà.')
    await expect.poll(isUnread).toBe(false)
    await page.getByRole('link', { name: 'Retour' }).click()
    await expect(page).toHaveTitle('Tableau de bord · Ostal')
    await expect(card).not.toContainText('Réponse de l’agence')
  })

  test('what the poll brings is read once it is in sight', async ({ page, context }) => {
    await page.clock.install()
    await signIn(context, email)
    await page.goto(`/dashboard/tickets/${id}`)
    await agency.say(id, 'Voilà.')
    expect(await isUnread()).toBe(true)
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('log')).toContainText('Voilà.')
    await expect.poll(isUnread).toBe(false)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a client is asked, marks as read, and sends all the same', async ({ page, context }) => {
    await agency.say(id, 'Voilà.')
    await signIn(context, email)
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('button', { name: 'Marquer comme lue' }).click()
    await expect(page.getByRole('button', { name: 'Marquer comme lue' })).toHaveCount(0)
    await page.getByRole('textbox', box).fill('Merci')
    await agency.say(id, 'Autre chose ?')
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: QUESTION })).toBeVisible()
    await expect(page.getByRole('log')).toContainText('Autre chose ?')
    await expect(page.getByRole('textbox', box)).toHaveValue('Merci')
    await page.getByRole('button', { name: 'Envoyer quand même' }).click()
    await expect(page.getByRole('log')).toContainText('Merci')
    expect(await client.messages(id)).toHaveLength(4)
  })

  test('staff insert an answer, take the ticket and note', async ({ page, context }) => {
    await signIn(context, MODERATOR)
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByLabel('Réponse type').selectOption('Bien reçu')
    await page.getByRole('button', { name: 'Insérer' }).click()
    await expect(page.getByRole('textbox', box)).toHaveValue(/^Bonjour,/)
    await page.getByRole('button', { name: 'Je m’en charge' }).click()
    await expect(page.getByText('Vous vous en occupez.')).toBeVisible()
    await page.getByText('Écrire une note').click()
    await page.getByLabel('Nouvelle note').fill('Sans script')
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(page.getByRole('region', { name: 'Notes internes' }).getByRole('listitem')).toContainText(
      'Sans script',
    )
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the desk and the question have no accessibility fault', async ({ page, context }) => {
    await signIn(context, MODERATOR)
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByText('Écrire une note').click()
    await page.getByLabel('Nouvelle note').fill('À revoir')
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(page.getByRole('region', { name: 'Notes internes' }).getByRole('listitem')).toBeVisible()
    await page.getByRole('textbox', box).pressSequentially('Oui')
    await client.say(id, 'Encore moi.')
    await page.getByRole('textbox', box).press('Control+Enter')
    await expect(page.getByText(QUESTION)).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
})
