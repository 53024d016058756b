import type { Locator, Route } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import {
  CAMILLE,
  expectAccessibleInEveryLook,
  JULIEN,
  MODERATOR,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { holdForConfirmation } from '../support/hold-back'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const box = { name: 'Votre message' }
const POLL = 30_000

test.describe('the sample conversations', () => {
  test.beforeEach(({ context }) => signIn(context, CAMILLE))

  test('an open ticket says what it is', async ({ page }) => {
    await page.goto('/dashboard/tickets/1')
    await expect(page).toHaveTitle('Demande n° 1 · Ostal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Demande n° 1 · Mise à jour Nouvelle carte d’automne sur le site',
    )
    await expect(page.getByText('Ouvert', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Dernière modification\s: \d+ \S+ \d{4} à \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/dashboard')
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveAttribute('lang', 'en')
    const log = page.getByRole('log')
    await expect(log.getByText('Mireille Vidal · Agence Ostal')).toBeVisible()
    await expect(log.getByText('Inès Garrigue · Support Ostal')).toBeVisible()
    await expect(log.getByText('Camille Roussel (vous) · Client').first()).toBeVisible()
    await expect(log.getByRole('heading', { level: 2 })).toHaveCount(3)
  })

  test('a closed ticket cannot be closed, and invites to reopen it', async ({ page }) => {
    await page.goto('/dashboard/tickets/2')
    await expect(page.getByText('Fermé', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveCount(0)
    await expect(page.getByRole('textbox', box)).toHaveAttribute(
      'placeholder',
      'Cette demande est fermée. Envoyez un message pour la rouvrir.',
    )
  })

  for (const [what, id] of [
    ['somebody else’s', '4'],
    ['an unknown', '2147483647'],
    ['a malformed', 'abc'],
    ['too great an', '99999999999'],
  ]) {
    test(`${what} ticket is not found`, async ({ context }) => {
      const answer = await context.request.get(`/dashboard/tickets/${id}`)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).not.toContain('chantier de Sète')
    })
  }

  test('days are named from Paris time', async ({ page, context, request }) => {
    const email = await newAccount(request)
    await signIn(context, email)
    const id = await (await caller(request, email)).openTicket('Aujourd’hui')
    await page.goto(`/dashboard/tickets/${id}`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Aujourd’hui')
  })
})

test('a visitor logs in and comes back to the ticket', async ({ request }) => {
  const answer = await request.get('/dashboard/tickets/1', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    '/login?from=%2Fdashboard%2Ftickets%2F1',
  ])
})

test.describe('one’s own ticket', () => {
  let email: string
  let me: Awaited<ReturnType<typeof caller>>
  let id: number
  test.beforeEach(async ({ context, request }) => {
    email = await newAccount(request)
    await signIn(context, email)
    me = await caller(request, email)
    id = await me.openTicket('Page blanche')
  })

  test('Enter breaks the line, Ctrl+Enter sends, blanks are ignored', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    const text = page.getByRole('textbox', box)
    await text.fill('   \n ')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await text.fill('')
    await text.pressSequentially('Bonjour')
    await text.press('Enter')
    await text.pressSequentially('Merci')
    await text.press('Control+Enter')
    await expect(text).toHaveValue('')
    await expect(page.getByRole('log').getByText('Bonjour\nMerci')).toBeVisible()
    await expect(page.getByText('Envoi…')).toHaveCount(0)
    await expect.poll(() => me.messages(id)).toEqual(['La page reste blanche.', 'Bonjour\nMerci'])
  })

  test('a message is there at once, and is timed when it is through', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    const release = await holdForConfirmation(page, '/api/tickets/message/*')
    await page.getByRole('textbox', box).fill('Tout de suite')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Tout de suite')).toBeVisible()
    await expect(page.getByText('Envoi…')).toBeVisible()
    release()
    await expect(page.getByText('Envoi…')).toHaveCount(0)
    await expect(
      page
        .getByRole('log')
        .getByText(/^\d\d:\d\d$/)
        .last(),
    ).toBeVisible()
  })

  test('what does not get through says so and can be tried again', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await page.route('/api/tickets/message/*', (route) => route.abort(), { times: 1 })
    await page.getByRole('textbox', box).fill('Premier')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Non envoyé. Réessayer')).toBeVisible()
    await page.getByRole('textbox', box).fill('Second')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect.poll(() => me.messages(id)).toHaveLength(2)
    await expect(page.getByText('Non envoyé. Réessayer')).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Non envoyé.')).toHaveCount(0)
    await expect.poll(() => me.messages(id)).toEqual(['La page reste blanche.', 'Second', 'Premier'])
    await expect(page.getByText('Premier')).toHaveCount(1)
  })

  test('when only the answer was lost, a retry does not send twice', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    const lost = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('/api/tickets/message/*', lost, { times: 1 })
    await page.getByRole('textbox', box).fill('Une fois')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Non envoyé.')).toHaveCount(0)
    await expect(page.getByText('Envoi…')).toHaveCount(0)
    await expect(page.getByText('Une fois')).toHaveCount(1)
    expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Une fois'])
  })

  test('too long a message is told and not sent', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('textbox', box).fill('x'.repeat(10_001))
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(
      page.getByText(/ne peut pas dépasser 10\s000 caractères\s: il en compte 10\s001/),
    ).toBeVisible()
    expect(await me.messages(id)).toHaveLength(1)
  })

  test('the draft survives a reload', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('textbox', box).pressSequentially('À moitié')
    await page.reload()
    await expect(page.getByRole('textbox', box)).toHaveValue('À moitié')
  })

  test('the other side’s answer appears within one poll', async ({ page, request }) => {
    await page.clock.install()
    await page.goto(`/dashboard/tickets/${id}`)
    const agency = await caller(request, MODERATOR)
    await agency.say(id, 'C’est corrigé.')
    await page.clock.fastForward(POLL)
    await expect(page.getByRole('log').getByText('C’est corrigé.')).toBeVisible()
    await expect(page.getByRole('log').getByText('Inès Garrigue · Support Ostal')).toHaveCount(1)
    await agency.setStatus(id, 'closed')
    await page.clock.fastForward(POLL)
    await expect(page.getByText('Fermé', { exact: true })).toBeVisible()
  })

  test('a poll leaves the reader where they are and offers the new message', async ({ page, request }) => {
    for (let n = 1; n <= 12; n += 1) await me.say(id, `Ligne ${n}\n\n\nfin`)
    await page.clock.install()
    await page.goto(`/dashboard/tickets/${id}`)
    // It opens at its end.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Dernier message' })).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    await (await caller(request, MODERATOR)).say(id, 'Bien reçu.')
    await page.clock.fastForward(POLL)
    await page.getByRole('button', { name: '1 nouveau message' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
    await page.getByRole('button', { name: '1 nouveau message' }).click()
    await expect(page.getByText('Bien reçu.')).toBeInViewport()
    await expect(page.getByRole('button', { name: '1 nouveau message' })).toHaveCount(0)
  })

  test('rests while the page is hidden and catches up when it is seen again', async ({ page, request }) => {
    await page.clock.install()
    await page.goto(`/dashboard/tickets/${id}`)
    const look = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await look(true)
    let calls = 0
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) calls += 1
    })
    await (await caller(request, MODERATOR)).say(id, 'Pendant l’absence')
    await page.clock.fastForward(10 * POLL)
    expect(calls).toBe(0)
    await look(false)
    await expect(page.getByText('Pendant l’absence')).toBeVisible()
  })

  test('a failed refresh is told until the next one works', async ({ page }) => {
    await page.clock.install()
    await page.goto(`/dashboard/tickets/${id}`)
    await page.route(`/api/tickets/${id}/messages`, (route) => route.abort(), { times: 1 })
    await page.clock.fastForward(POLL)
    await expect(page.getByText('La conversation n’a pas pu être actualisée.')).toBeVisible()
    await page.clock.fastForward(POLL)
    await expect(page.getByText('La conversation n’a pas pu être actualisée.')).toHaveCount(0)
  })

  test('Close Ticket closes and leads to the dashboard; writing opens it again', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(page).toHaveURL('/dashboard')
    expect(await me.status(id)).toBe('closed')
    await page.goto(`/dashboard/tickets/${id}`)
    const put = page.waitForRequest((sent) => sent.method() === 'PUT')
    await page.getByPlaceholder('Envoyez un message pour la rouvrir.').fill('Encore une chose')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Ouvert', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toBeVisible()
    expect((await put).postDataJSON()).toEqual({ status: 'open' })
    expect(await me.status(id)).toBe('open')
  })

  test('Back after closing shows it closed', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page.getByText('Fermé', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveCount(0)
  })

  test('a close that fails is told', async ({ page, context }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'La demande n’a pas pu être fermée.' }),
    ).toBeVisible()
    await context.setOffline(false)
  })

  test('when the session has ended, one logs in, comes back and finds the message', async ({
    page,
    context,
  }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await context.clearCookies()
    await page.getByRole('textbox', box).fill('Presque perdu')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Fdashboard%2Ftickets%2F${id}`))
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(`/dashboard/tickets/${id}`)
    await expect(page.getByText('Presque perdu')).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => me.messages(id)).toEqual(['La page reste blanche.', 'Presque perdu'])
  })

  test('somebody else at the same browser does not find one’s draft', async ({ page, context }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    await page.getByRole('textbox', box).pressSequentially('Entre nous')
    await context.clearCookies()
    await signIn(context, MODERATOR)
    await page.goto(`/dashboard/tickets/${id}`)
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByRole('textbox', box)).toHaveValue('')
  })

  test('the keyboard alone writes, sends and closes', async ({ page }) => {
    await page.goto(`/dashboard/tickets/${id}`)
    const press = async (key: string, until: Locator) => {
      for (let n = 0; n < 30; n += 1) {
        if (await until.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press(key)
      }
      throw new Error('The keyboard does not get there')
    }
    await press('Tab', page.getByRole('textbox', box))
    await page.keyboard.type('Au clavier')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => me.messages(id)).toContain('Au clavier')
    await press('Shift+Tab', page.getByRole('button', { name: 'Close Ticket' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('reading, writing and closing work', async ({ page }) => {
      await page.goto(`/dashboard/tickets/${id}`)
      await expect(page.getByRole('log').getByText('La page reste blanche.')).toBeVisible()
      await page.getByRole('textbox', box).fill('  ')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await page.getByRole('textbox', box).fill('Sans script')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('log').getByText('Sans script')).toBeVisible()
      expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Sans script'])
      await page.getByRole('textbox', box).fill('x'.repeat(10_001))
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByText(/ne peut pas dépasser 10\s000 caractères/)).toBeVisible()
      await expect(page.getByRole('textbox', box)).toHaveValue('x'.repeat(10_001))
      await page.getByRole('button', { name: 'Close Ticket' }).click()
      // The browser keeps the fragment of the previous URL across the redirect.
      await expect(page).toHaveURL(/\/dashboard(#message)?$/)
      expect(await me.status(id)).toBe('closed')
    })
  })

  test.describe('in every look', () => {
    test.use(PHONE)

    test('the conversation has no accessibility fault', async ({ page }) => {
      await me.say(id, `Lien : https://exemple.fr/${'tres-long-'.repeat(20)}`)
      await page.goto(`/dashboard/tickets/${id}`)
      await page.route('/api/tickets/message/*', (route) => route.abort())
      await page.getByRole('textbox', box).fill('Perdu')
      await page.getByRole('textbox', box).press('Control+Enter')
      await expect(page.getByText('Non envoyé. Réessayer')).toBeVisible()
      await expectAccessibleInEveryLook(page)
    })
  })
})

test('the agency answers a client from the same screen', async ({ page, context, request }) => {
  await signIn(context, MODERATOR)
  const id = await (await caller(request, JULIEN)).openTicket('Réponse attendue')
  await page.goto(`/dashboard/tickets/${id}`)
  await expect(page.getByRole('log').getByText('Julien Fabre · Client')).toBeVisible()
  await page.getByRole('textbox', box).fill('Nous regardons.')
  await page.getByRole('textbox', box).press('Control+Enter')
  await expect(page.getByText('Inès Garrigue (vous) · Support Ostal')).toBeVisible()
})
