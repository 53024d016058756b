import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import {
  expectAccessibleInEveryLook,
  JULIEN,
  MODERATOR,
  mailTo,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { fileChoosers } from '../support/file-choosers'
import { orderFault, requestsFor } from '../support/file-faults'
import { handsOnScreens } from '../support/input-devices'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const MEGABYTE = 1024 * 1024
const send = { name: 'Envoyer la demande' }
const picker = (page: Page) => page.getByLabel('Fichiers (facultatif)')
const rows = (page: Page) => page.getByRole('list', { name: 'Fichiers choisis' }).getByRole('listitem')
const attached = (page: Page) => page.getByRole('list', { name: /joints?$/ }).getByRole('link')
const text = (name: string, content = `Le contenu de ${name}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

async function fillIn(page: Page, title: string) {
  await page.goto('/dashboard/new-ticket')
  await page.getByLabel('Bug').check()
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Description').fill('Voici les fichiers.')
  await expect(page.getByText('Ajouter des fichiers')).toBeVisible()
}

async function expectSent(page: Page, count: number) {
  await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/, { timeout: 30_000 })
  await expect(attached(page)).toHaveCount(count)
}

/** On disk, because the browser's driver does not accept buffers this large. */
function heavyFile(megabytes: number): string {
  const path = test.info().outputPath(`${megabytes} Mo.txt`)
  writeFileSync(path, Buffer.alloc(megabytes * MEGABYTE, 'a'))
  return path
}

/** Throttles the connection so that 5 MB take half a minute. */
async function slowLine(page: Page) {
  const line = await page.context().newCDPSession(page)
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await speed(160 * 1024)
  return { faster: () => speed(-1) }
}

let email: string
test.beforeEach(async ({ context, request }) => {
  email = await newAccount(request, 'Lise')
  await signIn(context, email)
})

test('ten files come with a request, and the agency’s mail says how many', async ({ page }) => {
  const title = `Dix fichiers ${crypto.randomUUID()}`
  await fillIn(page, title)
  await picker(page).setInputFiles(Array.from({ length: 10 }, (_, n) => text(`page ${n + 1}.txt`)))
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toContainText('page 1.txt')
  await expect(rows(page).first()).toContainText('24 octets')
  await page.getByRole('button', send).click()
  await expectSent(page, 10)
  await expect(attached(page).last()).toHaveText(/page 10\.txt\s*25 octets/)
  const mail = await mailTo('', new RegExp(title))
  expect(mail.text).toContain('10 fichiers sont joints.')
})

test('an eleventh file is not added, and says so', async ({ page }) => {
  await fillIn(page, 'Onze fichiers')
  await picker(page).setInputFiles(Array.from({ length: 9 }, (_, n) => text(`${n}.txt`)))
  await picker(page).setInputFiles([text('dixième.txt'), text('onzième.txt')])
  await expect(rows(page)).toHaveCount(10)
  await expect(picker(page)).toHaveAccessibleDescription(
    /Une demande compte 10 fichiers au plus. Non ajouté\s: «\sonzième\.txt\s»\./,
  )
  await page.getByRole('button', { name: 'Retirer dixième.txt' }).click()
  await expect(page.getByText('Non ajouté')).toBeHidden()
  await page.getByRole('button', send).click()
  await expectSent(page, 9)
})

test('11 MB and a wrong type are told at once, and the rest is sent without them', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tickets')) sent += 1
  })
  await fillIn(page, 'Trop lourd')
  await picker(page).setInputFiles(heavyFile(11))
  await picker(page).setInputFiles([
    text('page.txt', '<!doctype html><script>alert(1)</script>'),
    text('vide.txt', ''),
    text('bon.txt'),
  ])
  await expect(rows(page).nth(0)).toContainText('Un fichier pèse 10 Mo au plus.')
  await expect(rows(page).nth(1)).toContainText('Ce format n’est pas accepté.')
  await expect(rows(page).nth(2)).toContainText('Ce fichier est vide.')
  await expect(rows(page).nth(3).getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', send).click()
  await expect(page.getByText('Retirez les fichiers signalés')).toBeVisible()
  await expect(picker(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Erreur/)
  expect(sent).toBe(0)
  for (const name of ['11 Mo.txt', 'page.txt', 'vide.txt'])
    await page.getByRole('button', { name: `Retirer ${name}` }).click()
  await page.getByRole('button', send).click()
  await expectSent(page, 1)
})

test('when the storage fails nothing is lost, and a retry sends it once', async ({ page, request }) => {
  const message =
    'Le service de stockage des fichiers n’a pas répondu. Rien n’a été modifié, vous pouvez réessayer.'
  const unlucky = text('b.txt', 'b'.repeat(randomInt(20_000, 1_000_000)))
  await orderFault(requestsFor(unlucky.buffer, 'PUT'), 'server_error')
  await fillIn(page, 'Panne de stockage')
  await picker(page).setInputFiles([text('a.txt'), unlucky])
  await page.getByRole('button', send).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Panne de stockage')
  await expect(rows(page)).toHaveCount(2)
  expect(await (await caller(request, email)).titles()).toEqual([])
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expectSent(page, 2)
  expect(await (await caller(request, email)).titles()).toEqual(['Panne de stockage'])
})

test('when only the answer is lost, a retry opens no second request', async ({ page, request }) => {
  await page.route('**/api/tickets', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fillIn(page, 'Réponse perdue')
  await picker(page).setInputFiles(text('a.txt'))
  await page.getByRole('button', send).click()
  await expect(page.getByText('Votre demande n’est pas partie.')).toBeVisible()
  await page.unroute('**/api/tickets')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expectSent(page, 1)
  expect(await (await caller(request, email)).titles()).toEqual(['Réponse perdue'])
})

test('each file shows how far it is; the sending can be cancelled and taken up again', async ({
  page,
  request,
}) => {
  const line = await slowLine(page)
  await fillIn(page, 'Ligne lente')
  await picker(page).setInputFiles(text('petit.txt'))
  await picker(page).setInputFiles(heavyFile(5))
  await page.getByRole('button', send).click()
  await expect(page.getByRole('progressbar', { name: 'Envoi de petit.txt' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  const bar = page.getByRole('progressbar', { name: 'Envoi de 5 Mo.txt' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100)
  await expect(page.getByRole('button', { name: 'Envoi…' })).toBeDisabled()
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'L’envoi est annulé.' })).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await (await caller(request, email)).titles()).toEqual([])
  await line.faster()
  await page.getByRole('button', send).click()
  await expectSent(page, 2)
})

test('files can be dropped and pasted', async ({ page }) => {
  await fillIn(page, 'Déposés')
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['un'], 'déposé.txt', { type: 'text/plain' }))
    return data
  })
  await page.getByText('ou déposez-les ici').dispatchEvent('drop', { dataTransfer: files })
  await expect(rows(page)).toHaveText(/déposé\.txt/)
  await page.getByLabel('Description').evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['deux'], 'collé.txt', { type: 'text/plain' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', send).click()
  await expectSent(page, 2)
})

test('the client and the agency download a file; another client finds nothing', async ({ page, browser }) => {
  await fillIn(page, 'À télécharger')
  await picker(page).setInputFiles(text('relevé d’été.txt'))
  await page.getByRole('button', send).click()
  await expectSent(page, 1)
  const address = page.url()
  const file = (await attached(page).getAttribute('href')) ?? ''

  async function expectDownload(on: Page) {
    const [download] = await Promise.all([on.waitForEvent('download'), attached(on).click()])
    expect(download.suggestedFilename()).toBe('relevé d’été.txt')
    expect(readFileSync(await download.path(), 'utf8')).toBe('Le contenu de relevé d’été.txt')
  }
  await expectDownload(page)

  const agency = await browser.newContext()
  await signIn(agency, MODERATOR)
  const office = await agency.newPage()
  await office.goto(address)
  await expectDownload(office)
  await agency.close()

  const elsewhere = await browser.newContext()
  expect((await elsewhere.request.get(file)).status()).toBe(401)
  await signIn(elsewhere, JULIEN)
  expect((await elsewhere.request.get(file)).status()).toBe(404)
  expect((await elsewhere.request.get(address)).status()).toBe(404)
  await elsewhere.close()
})

test('the keyboard alone chooses, removes and sends', async ({ page }) => {
  const nextChooser = fileChoosers(page)
  await fillIn(page, 'Au clavier')
  await page.getByLabel('Description').focus()
  await page.keyboard.press('Tab')
  await expect(picker(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const chooser = await nextChooser()
  await chooser.setFiles([text('un.txt'), text('deux.txt'), text('trois.txt')])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Retirer un.txt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Retirer deux.txt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(0)
  await expect(picker(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', send)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSent(page, 0)
})

for (const { name, hand, use, press } of handsOnScreens('touch')) {
  test.describe(name, () => {
    test.use(use)

    test('files are chosen, taken off, sent and downloaded', async ({ page }) => {
      const nextChooser = fileChoosers(page)
      await fillIn(page, 'De toutes les mains')
      await press(hand === 'keyboard' ? picker(page) : page.getByText('Ajouter des fichiers'))
      const chooser = await nextChooser()
      expect(chooser.isMultiple()).toBe(true)
      await chooser.setFiles([text('un.txt'), text('deux.txt')])
      await press(page.getByRole('button', { name: 'Retirer un.txt' }))
      await expect(rows(page)).toHaveText(/^deux\.txt/)
      await press(page.getByRole('button', send))
      await expectSent(page, 1)
      const download = page.waitForEvent('download')
      await press(attached(page))
      expect((await download).suggestedFilename()).toBe('deux.txt')
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  async function fillInPlainly(page: Page, title: string) {
    await page.goto('/dashboard/new-ticket')
    await page.getByLabel('Bug').check()
    await page.getByLabel('Titre').fill(title)
    await page.getByLabel('Description').fill('Voici les fichiers.')
  }

  test('files come with a request', async ({ page }) => {
    await fillInPlainly(page, 'Sans script')
    await picker(page).setInputFiles([text('a.txt'), text('b.txt')])
    await page.getByRole('button', send).click()
    await expectSent(page, 2)
  })

  test('a file that is refused is told at the field, and what was typed is kept', async ({ page }) => {
    await fillInPlainly(page, 'Sans script')
    await picker(page).setInputFiles([text('page.txt', '<html></html>')])
    await page.getByRole('button', send).click()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(picker(page)).toHaveAccessibleDescription(/page\.txt.*Ce format n’est pas accepté\./)
    await expect(page.getByText('Choisissez à nouveau vos fichiers.')).toBeVisible()
    await expect(page.getByLabel('Titre')).toHaveValue('Sans script')
    await picker(page).setInputFiles(heavyFile(11))
    await page.getByRole('button', send).click()
    await expect(picker(page)).toHaveAccessibleDescription(/11 Mo\.txt.*10\sMo au plus\./)
    await page.getByRole('button', send).click()
    await expectSent(page, 0)
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the form with files and the conversation have no accessibility fault', async ({ page }) => {
    await fillIn(page, 'Accessible')
    await picker(page).setInputFiles([
      text(
        'un nom de fichier si long qu’aucun écran étroit ne le montre en entier, mais dont on voit la taille.txt',
      ),
      text('page.html', '<html></html>'),
    ])
    await expect(rows(page).getByRole('alert')).toHaveCount(1)
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Retirer page.html' }).click()
    await page.getByRole('button', send).click()
    await expectSent(page, 1)
    await expectAccessibleInEveryLook(page)
  })
})
