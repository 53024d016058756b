import { randomInt } from 'node:crypto'
import type { Page } from 'playwright/test'
import type { Mail } from '../../simulators/resend/mail'
import { expectAccessibleInEveryLook, JULIEN, MODERATOR, newAccount, PHONE, signIn } from '../support/browser'
import { orderFault, requestsFor } from '../support/file-faults'
import { pictureOf } from '../support/sample-pictures'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const box = { name: 'Votre message' }
const send = { name: 'Envoyer', exact: true }
const picker = (page: Page) => page.getByLabel('Joindre des fichiers')
const chosen = (page: Page) => page.getByRole('list', { name: 'Fichiers choisis' }).getByRole('listitem')
const attached = (page: Page) => page.getByRole('list', { name: /joints?$/ }).getByRole('link')
const file = (name: string, content = `Le contenu de ${name}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})
/** The texts of the mails about a ticket; all have the same subject. */
async function mailsAbout(title: string): Promise<string[]> {
  const mails = await (await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/mails?to=`)).json()
  return (mails as Mail[]).filter(({ subject }) => subject.includes(title)).map(({ text }) => text ?? '')
}
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

let me: Awaited<ReturnType<typeof caller>>
let id: number
test.beforeEach(async ({ context, request, page }) => {
  const email = await newAccount(request, 'Lise')
  await signIn(context, email)
  me = await caller(request, email)
  id = await me.openTicket('Réponses')
  await page.goto(`/dashboard/tickets/${id}`)
})

test('files come with a reply by button, drop and paste, and both sides see them', async ({
  page,
  browser,
}) => {
  const photo = await pictureOf.jpeg({ width: 1200, height: 900 })
  await picker(page).setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }])
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['un'], 'déposé.txt', { type: 'text/plain' }))
    return data
  })
  await page.getByRole('log').dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByRole('textbox', box).evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['deux'], 'collé.txt', { type: 'text/plain' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(chosen(page)).toHaveText([/photo\.jpg/, /déposé\.txt/, /collé\.txt/])
  await page.getByRole('textbox', box).fill('Deux lignes\navec des fichiers')
  await page.getByRole('button', send).click()
  await expect(chosen(page)).toHaveCount(0)
  await expect(attached(page)).toHaveText([/photo\.jpg/, /déposé\.txt\s*2 octets/, /collé\.txt\s*4 octets/])
  expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Deux lignes\navec des fichiers'])

  const agency = await browser.newContext()
  await signIn(agency, MODERATOR)
  const office = await agency.newPage()
  await office.goto(page.url())
  await expect(attached(office)).toHaveCount(3)
  const preview = office.getByRole('log').locator('img')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  const [download] = await Promise.all([office.waitForEvent('download'), attached(office).last().click()])
  expect(download.suggestedFilename()).toBe('collé.txt')
  const address = (await attached(office).first().getAttribute('href')) ?? ''
  await agency.close()

  const elsewhere = await browser.newContext()
  await signIn(elsewhere, JULIEN)
  for (const path of [address, `${address}/preview`])
    expect((await elsewhere.request.get(path)).status()).toBe(404)
  await elsewhere.close()
})

test('files alone are a message, and the agency’s mail counts them', async ({ page }) => {
  const title = `Sans texte ${crypto.randomUUID()}`
  id = await me.openTicket(title)
  // Within two minutes of another message the mail would wait.
  await ask(
    "update ticket_messages set created_at = created_at - interval '3 minutes' where ticket_id = $1",
    [id],
  )
  await page.goto(`/dashboard/tickets/${id}`)
  await picker(page).setInputFiles([file('a.txt'), file('b.txt')])
  await page.getByRole('textbox', box).press('Control+Enter')
  await expect(attached(page)).toHaveCount(2)
  expect(await me.messages(id)).toEqual(['La page reste blanche.', ''])
  await expect
    .poll(() => mailsAbout(title))
    .toContainEqual(expect.stringContaining('2 fichiers sont joints.'))
})

test('a wrong file keeps the message back until it is taken off', async ({ page }) => {
  await picker(page).setInputFiles([file('page.txt', '<!doctype html><script></script>'), file('bon.txt')])
  await page.getByRole('textbox', box).fill('Voici')
  await page.getByRole('button', send).click()
  await expect(page.getByRole('textbox', box)).toHaveAccessibleDescription(/Retirez les fichiers signalés/)
  await page.getByRole('button', { name: 'Retirer page.txt' }).click()
  await page.getByRole('button', send).click()
  await expect(attached(page)).toHaveText(/bon\.txt/)
  expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Voici'])
})

test('what the storage refused says so, comes back into the box with its files, and is sent once', async ({
  page,
}) => {
  const unlucky = file('gros.txt', 'b'.repeat(randomInt(20_000, 1_000_000)))
  await orderFault(requestsFor(unlucky.buffer, 'PUT'), 'server_error')
  await picker(page).setInputFiles([unlucky])
  await page.getByRole('textbox', box).fill('Premier jet')
  await page.getByRole('button', send).click()
  await expect(
    page.getByText(/Non envoyé\. Le service de stockage des fichiers n’a pas répondu\./),
  ).toBeVisible()
  expect(await me.messages(id)).toHaveLength(1)
  await page.getByRole('button', { name: 'Modifier' }).click()
  await expect(page.getByText('Non envoyé.')).toHaveCount(0)
  await expect(page.getByRole('textbox', box)).toHaveValue('Premier jet')
  await expect(chosen(page)).toHaveText(/gros\.txt/)
  await page.getByRole('textbox', box).fill('Second jet')
  await page.getByRole('button', send).click()
  await expect(attached(page)).toHaveText(/gros\.txt/)
  expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Second jet'])
})

test('when only the answer was lost, a retry sends its files no second time', async ({ page }) => {
  await page.route(
    '/api/tickets/message/*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await picker(page).setInputFiles([file('a.txt')])
  await page.getByRole('textbox', box).fill('Une fois\nseulement')
  await page.getByRole('button', send).click()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(attached(page)).toHaveCount(1)
  await expect(page.getByText('Non envoyé.')).toHaveCount(0)
  expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Une fois\nseulement'])
})

test('a message that failed survives a reload without its files, and can be dropped', async ({ page }) => {
  await page.route('/api/tickets/message/*', (route) => route.abort())
  await picker(page).setInputFiles([file('a.txt')])
  await page.getByRole('textbox', box).fill('Perdu')
  await page.getByRole('button', send).click()
  await expect(page.getByText('Non envoyé.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Joignez à nouveau ses fichiers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText('Perdu')).toHaveCount(0)
  await expect(page.getByRole('textbox', box)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByText('Perdu')).toHaveCount(0)
})

test('on a slow line an impatient second click sends nothing twice, and the order is kept', async ({
  page,
}) => {
  await page.route('/api/tickets/message/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await picker(page).setInputFiles([file('a.txt')])
  await page.getByRole('textbox', box).fill('Un')
  await page.getByRole('button', send).dblclick()
  await page.getByRole('textbox', box).fill('Deux')
  await page.getByRole('textbox', box).press('Control+Enter')
  await expect(page.getByRole('progressbar', { name: 'Envoi des fichiers' })).toBeVisible()
  await expect(page.getByText('Envoi…')).toHaveCount(0, { timeout: 15_000 })
  expect(await me.messages(id)).toEqual(['La page reste blanche.', 'Un', 'Deux'])
})

test('links, emphasis and lists are shown; what only looks like a link is text', async ({ page }) => {
  await me.say(
    id,
    '**Important** : https://ostal.example/prix.\n- un\n- deux\n[ici](javascript:alert(1)) <b>non</b>',
  )
  await page.reload()
  const log = page.getByRole('log')
  const link = log.getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', 'https://ostal.example/prix')
  await expect(link).toHaveAttribute('rel', /nofollow noopener/)
  await expect(log.locator('strong')).toHaveText('Important')
  await expect(log.getByRole('listitem')).toHaveText(['un', 'deux'])
  await expect(log.getByText('[ici](javascript:alert(1)) <b>non</b>')).toBeVisible()
})

test('opens at its end, or at the first unread message', async ({ page, request }) => {
  for (let n = 1; n <= 12; n += 1) await me.say(id, `Ligne ${n}\n\n\nfin`)
  await page.goto('/dashboard')
  await page.goto(`/dashboard/tickets/${id}`)
  await expect(page.getByText('Ligne 12')).toBeInViewport()
  const agency = await caller(request, MODERATOR)
  for (let n = 1; n <= 12; n += 1) await agency.say(id, `Réponse ${n}\n\n\nfin`)
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /Réponses/ })
    .first()
    .click()
  await expect(page.getByText('Réponse 1', { exact: false }).first()).toBeInViewport()
  await expect(page.getByText('Non lu', { exact: true })).toBeInViewport()
  await expect(page.getByText('Réponse 12')).not.toBeInViewport()
  const place = await scrollTop(page)
  // Playwright's click would scroll the page first.
  await page.getByRole('link', { name: 'Retour' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(place)
})

test('who is there hears of a new message within 8 seconds, by a conditional call; who is not, by the title', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await page.goto(`/dashboard/tickets/${id}`)
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith(`/tickets/${id}/messages`)) answers.push(answer.status())
  })
  await page.clock.fastForward(8_000)
  await expect.poll(() => answers).toContain(200)
  await page.clock.fastForward(8_000)
  await expect.poll(() => answers).toContain(304)
  const agency = await caller(request, MODERATOR)
  await agency.say(id, 'Tout de suite.')
  await page.clock.fastForward(8_000)
  await expect(page.getByText('Tout de suite.')).toBeVisible()
  await expect(page).toHaveTitle(`Demande n° ${id} · Ostal`)

  const looks = answers.length
  await page.clock.fastForward(30_000)
  await expect.poll(() => answers.length).toBeGreaterThan(looks)
  await page.evaluate(() => {
    document.hasFocus = () => false
    window.dispatchEvent(new Event('blur'))
  })
  await agency.say(id, 'Pendant l’absence.')
  const before = answers.length
  await page.clock.fastForward(10_000)
  expect(answers).toHaveLength(before)
  await page.clock.fastForward(30_000)
  await expect(page).toHaveTitle(`(1) Demande n° ${id} · Ostal`)
  await page.evaluate(() => {
    document.hasFocus = () => true
    window.dispatchEvent(new Event('focus'))
  })
  await expect(page).toHaveTitle(`Demande n° ${id} · Ostal`)
})

test('closing can be taken back on the dashboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Close Ticket' }).click()
  await expect(page).toHaveURL('/dashboard')
  const toast = page.getByRole('status').filter({ hasText: 'Demande fermée' })
  await expect(toast).toBeVisible()
  expect(await me.status(id)).toBe('closed')
  await toast.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => me.status(id)).toBe('open')
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('a conversation with files, links and a failure has no accessibility fault', async ({ page }) => {
    await me.say(id, '**Gras**, https://ostal.example\n1. un\n2. deux')
    const photo = await pictureOf.png()
    await picker(page).setInputFiles([
      { name: 'photo.png', mimeType: 'image/png', buffer: photo },
      file('a.txt'),
    ])
    await page.getByRole('textbox', box).press('Control+Enter')
    await expect(attached(page)).toHaveCount(2)
    await page.route('/api/tickets/message/*', (route) => route.abort())
    await picker(page).setInputFiles([file('b.txt')])
    await page.getByRole('textbox', box).press('Control+Enter')
    await expect(page.getByText('Non envoyé.')).toBeVisible()
    await picker(page).setInputFiles([file('page.html', '<html></html>')])
    await expect(chosen(page).getByRole('alert')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
})
