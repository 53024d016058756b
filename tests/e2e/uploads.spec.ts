import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { orderFault, requestsFor } from '../support/file-faults'
import { INPUT_DEVICES } from '../support/input-devices'
import { isPlayed } from '../support/rounds'
import { bomb } from '../support/sample-pictures'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const KB = 1024

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

type Photo = { name: string; mimeType: string; buffer: Buffer }

/** Incompressible noise: each photo has a unique size, which identifies its requests. */
async function photo(name: string, side = 120): Promise<Photo> {
  const raw = { width: side, height: side, channels: 3 as const }
  const buffer = await sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const order = (fault: string, { buffer }: Photo, method = '', times = 1) =>
  orderFault(requestsFor(buffer, method), fault, times)

const answerToPut = (page: Page) => page.waitForResponse((response) => response.request().method() === 'PUT')

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fichiers' }).getByRole('listitem').filter({ hasText: name })
const shown = (page: Page, name: string) =>
  page.getByRole('button', { name: `Agrandir\u00a0: ${name}`, exact: true })

const stored = async () =>
  (
    await ask<{ name: string }>(
      `select name from gallery_pictures placement join pictures p on p.id = picture_id
       where owner_id = $1 order by position`,
      [site],
    )
  ).map(({ name }) => name)

async function open(page: Page) {
  await page.goto(`/dashboard/website/${site}?onglet=galerie`)
}

const choose = async (page: Page, ...photos: Photo[]) =>
  page.getByLabel('Images à ajouter').setInputFiles(photos)

const interrupted = 'Envoi interrompu. Réessayez.'

test('a picture goes straight to the provider, and the policy lets it', async ({ page }) => {
  const refused: string[] = []
  const puts: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  page.on('request', (one) => {
    if (one.method() === 'PUT') puts.push(new URL(one.url()).origin)
  })
  await open(page)
  await choose(page, await photo('a.jpg'))
  await expect(shown(page, 'a.jpg')).toBeVisible()
  await expect(row(page, 'a.jpg')).toHaveCount(0)
  expect(puts).toEqual([new URL(process.env.SIMULATORS_ORIGIN ?? '').origin])
  expect(refused).toEqual([])
})

for (const fault of ['callback_lost', 'callback_twice']) {
  test(`one picture is shown: ${fault}`, async ({ page }) => {
    await open(page)
    const one = await photo('a.jpg')
    await order(fault, one)
    await choose(page, one)
    await expect(shown(page, 'a.jpg')).toBeVisible({ timeout: 20_000 })
    await page.reload()
    await expect(shown(page, 'a.jpg')).toHaveCount(1)
    expect(await stored()).toEqual(['a.jpg'])
  })
}

test('a picture that came though the answer did not is not sent again', async ({ page }) => {
  await open(page)
  const one = await photo('a.jpg')
  await order('truncate', one, 'PUT')
  await choose(page, one)
  await expect(shown(page, 'a.jpg')).toBeVisible({ timeout: 20_000 })
  expect(await stored()).toEqual(['a.jpg'])
})

// Not `reset`: a browser itself repeats a request whose connection was reset.
for (const fault of ['signature_expired', 'server_error']) {
  test(`a retry sends the picture under a new address: ${fault}`, async ({ page }) => {
    await open(page)
    const [one, other] = [await photo('a.jpg'), await photo('b.jpg', 130)]
    await order(fault, one, 'PUT')
    await choose(page, one, other)
    await expect(row(page, 'a.jpg')).toContainText(interrupted)
    await expect(shown(page, 'b.jpg')).toBeVisible()
    await page.getByRole('button', { name: /^Réessayer.*a\.jpg/ }).click()
    await expect(shown(page, 'a.jpg')).toBeVisible()
    expect(await stored()).toEqual(['b.jpg', 'a.jpg'])
  })
}

test('while the provider is down the file stays, and a retry once it is back adds it once', async ({
  page,
}) => {
  await open(page)
  const one = await photo('a.jpg')
  await order('server_error', one, 'PUT', 2)
  await choose(page, one)
  await expect(row(page, 'a.jpg')).toContainText(interrupted)
  await expect(page.getByRole('alert').first()).toContainText('Erreur\u00a0: Failed to upload image')
  const retry = page.getByRole('button', { name: /^Réessayer.*a\.jpg/ })
  const second = answerToPut(page)
  await retry.click()
  expect((await second).status()).toBe(500)
  await expect(row(page, 'a.jpg')).toContainText(interrupted)
  await retry.click()
  await expect(shown(page, 'a.jpg')).toBeVisible()
  await expect(row(page, 'a.jpg')).toHaveCount(0)
  await expect(page.getByText('Failed to upload image')).toHaveCount(0)
  expect(await stored()).toEqual(['a.jpg'])
})

test('a file that we cannot read at the provider is taken up by a retry, without being sent again', async ({
  page,
}) => {
  let puts = 0
  await page.route('**/*x-ut-file-size*', async (route) => {
    if (route.request().method() === 'PUT') {
      puts += 1
      const key = new URL(route.request().url()).pathname.split('/').at(-1)
      // Once for the callback, once for the browser's own request.
      await orderFault(`^GET /a/.*${key}`, 'server_error', 2)
    }
    await route.continue()
  })
  await open(page)
  await choose(page, await photo('a.jpg'))
  await expect(row(page, 'a.jpg')).toContainText('Le service de stockage des fichiers n’a pas répondu.')
  expect(await stored()).toEqual([])
  await page.getByRole('button', { name: /^Réessayer.*a\.jpg/ }).click()
  await expect(shown(page, 'a.jpg')).toBeVisible()
  expect(await stored()).toEqual(['a.jpg'])
  expect(puts).toBe(1)
})

for (const [what, spoil, error] of [
  [
    'unfolds too far',
    async (one: Photo) => ({ ...one, buffer: await bomb() }),
    'Une image compte 40 millions de points au plus.',
  ],
  [
    'is cut off',
    async (one: Photo) => ({ ...one, buffer: one.buffer.subarray(0, 400) }),
    'Cette image est illisible',
  ],
  [
    'the provider does not take',
    async (one: Photo) => {
      await order('server_error', one, 'PUT')
      return one
    },
    interrupted,
  ],
] as const)
  if (isPlayed(what, 'is cut off'))
    test(`of ten files with one that ${what} the nine others come`, async ({ page }) => {
      await open(page)
      // Each has a unique size.
      const photos = await Promise.all(Array.from({ length: 10 }, (_, n) => photo(`${n}.jpg`, 100 + 5 * n)))
      photos[3] = await spoil(photos[3] as Photo)
      await choose(page, ...photos)
      await expect(page.getByRole('button', { name: /^Agrandir/ })).toHaveCount(9, { timeout: 40_000 })
      await expect(row(page, '3.jpg').getByRole('alert')).toContainText(error)
      await expect(page.getByRole('list', { name: 'Fichiers' }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to upload image' })).toContainText(
        'Une image n’a pas été ajoutée.',
      )
      expect((await stored()).sort()).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9].map((n) => `${n}.jpg`))
    })

test('a file that has left is not offered to be cancelled any more', async ({ page }) => {
  await open(page)
  const one = await photo('a.jpg')
  await order('timeout_after', one, 'PUT')
  await choose(page, one)
  await expect(row(page, 'a.jpg')).toContainText('Vérification…')
  await expect(row(page, 'a.jpg').getByRole('button')).toHaveCount(0)
  await expect.poll(stored, { timeout: 20_000 }).toEqual(['a.jpg'])
  await open(page)
  await expect(shown(page, 'a.jpg')).toBeVisible()
})

for (const [hand, { use, press }] of Object.entries(INPUT_DEVICES).filter(([hand]) =>
  isPlayed(hand, 'keyboard'),
)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)

    test('a picture that failed is retried, and another one taken off the list', async ({ page }) => {
      await open(page)
      const [one, other] = [await photo('a.jpg'), await photo('b.jpg', 130)]
      await order('server_error', one, 'PUT')
      await order('server_error', other, 'PUT')
      await choose(page, one, other)
      await expect(row(page, 'a.jpg')).toContainText(interrupted)
      await expect(row(page, 'b.jpg')).toContainText(interrupted)
      await press(page.getByRole('button', { name: 'Retirer\u00a0: b.jpg' }))
      await expect(row(page, 'b.jpg')).toHaveCount(0)
      await press(page.getByRole('button', { name: 'Réessayer\u00a0: a.jpg' }))
      await expect(shown(page, 'a.jpg')).toBeVisible()
      expect(await stored()).toEqual(['a.jpg'])
    })
  })
}

test('a picture that is cancelled on its way does not come, and the next one does', async ({ page }) => {
  const wire = await page.context().newCDPSession(page)
  await open(page)
  // Loads the uploader's script before the connection is throttled.
  await choose(page, await photo('avant.jpg'))
  await expect(shown(page, 'avant.jpg')).toBeVisible()
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await wire.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 100 * KB })
  await choose(page, await photo('a.jpg', 1_200))
  const bar = row(page, 'a.jpg').getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(2)
  await page.getByRole('button', { name: /^Annuler.*a\.jpg/ }).click()
  await expect(row(page, 'a.jpg')).toHaveCount(0)
  await wire.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  await choose(page, await photo('b.jpg'))
  await expect(shown(page, 'b.jpg')).toBeVisible()
  await page.reload()
  await expect(shown(page, 'b.jpg')).toBeVisible()
  expect(await stored()).toEqual(['avant.jpg', 'b.jpg'])
})

test('a picture whose page is closed is there at the next visit', async ({ page }) => {
  await open(page)
  const one = await photo('a.jpg')
  await order('slow', one, 'PUT')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await choose(page, one)
  await sent
  await expect.poll(stored, { timeout: 20_000 }).toEqual(['a.jpg'])
  await page.goto('about:blank')
  await open(page)
  await expect(shown(page, 'a.jpg')).toBeVisible()
})

test('the uploader is loaded with the first file, and the page weighs at most 200 KB without', async ({
  page,
  context,
}) => {
  const sources = new Set<string>()
  page.on('request', (one) => {
    if (one.resourceType() === 'script') sources.add(one.url())
  })
  const weigh = async () => {
    const sizes = [...sources].map(
      async (source) => gzipSync(await (await context.request.get(source)).body()).length,
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  await open(page)
  await page.waitForLoadState('networkidle')
  const before = await weigh()
  expect(before).toBeLessThanOrEqual(200 * KB)
  await choose(page, await photo('a.jpg'))
  await expect(shown(page, 'a.jpg')).toBeVisible()
  expect(await weigh()).toBeGreaterThan(before)
})
