import { writeFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { fileChoosers } from '../support/file-choosers'
import { holdBack } from '../support/hold-back'
import { handsOnScreens } from '../support/input-devices'
import { untilStill } from '../support/layout-shift'
import { isPlayed } from '../support/rounds'
import { bomb, pictureOf } from '../support/sample-pictures'
import { SCREENS } from '../support/screens'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const MEGABYTE = 1024 * 1024

// Each test creates its own website; in sequence, they would be the slowest file.
test.describe.configure({ mode: 'parallel' })

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

const tile = (page: Page, name: string) => page.locator('ol > li').filter({ hasText: name })
const opener = (page: Page, name: string) =>
  page.getByRole('button', { name: `Agrandir\u00a0: ${name}`, exact: true })
const menu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions\u00a0: ${name}`, exact: true })
const openers = (page: Page) => page.getByRole('button', { name: /^Agrandir/ })
const picker = (page: Page) => page.getByLabel('Images à ajouter')
const upload = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fichiers' }).getByRole('listitem').filter({ hasText: name })
const labels = async (page: Page) =>
  (await openers(page).all()).length === 0
    ? []
    : openers(page).evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')?.replace('Agrandir\u00a0: ', '')),
      )

const stored = async () =>
  (
    await ask<{ alt: string; name: string }>(
      `select alt, name from gallery_pictures placement join pictures p on p.id = picture_id
       where owner_id = $1 order by position`,
      [site],
    )
  ).map(({ alt, name }) => alt || name)

async function jpeg(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await pictureOf.jpeg({ width: 160, height: 120 }) }
}

/** On disk, because the browser's driver does not accept buffers this large. */
function heavyFile(): string {
  const path = test.info().outputPath('lourde.jpg')
  writeFileSync(path, Buffer.alloc(11 * MEGABYTE, 'a'))
  return path
}

async function openGallery(page: Page) {
  await page.goto(`/dashboard/website/${site}?onglet=galerie`)
}

async function add(page: Page, ...names: string[]) {
  for (const name of names) {
    await picker(page).setInputFiles(await jpeg(name))
    await expect(opener(page, name)).toBeVisible()
  }
}

for (const { name, use, press } of handsOnScreens('touch')) {
  test.describe(name, () => {
    test.use(use)

    test('pictures are added, enlarged, moved, described and deleted', async ({ page }) => {
      const nextChooser = fileChoosers(page)
      await openGallery(page)
      await press(page.getByRole('button', { name: 'Ajouter des images' }))
      const chooser = await nextChooser()
      expect(chooser.isMultiple()).toBe(true)
      await chooser.setFiles([await jpeg('a.jpg')])
      await expect(opener(page, 'a.jpg')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Image ajoutée\u00a0: a.jpg' })).toBeAttached()
      await add(page, 'b.jpg', 'c.jpg')
      expect(await labels(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])

      await press(page.getByRole('button', { name: 'Placer avant\u00a0: c.jpg' }))
      await expect.poll(() => labels(page)).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
      await expect(page.getByText('c.jpg, position 2 sur 3')).toBeAttached()
      await press(page.getByRole('button', { name: 'Placer après\u00a0: a.jpg' }))
      await expect.poll(() => labels(page)).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
      await expect.poll(stored).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
      await press(menu(page, 'b.jpg'))
      await press(page.getByRole('button', { name: 'Placer en premier\u00a0: b.jpg' }))
      await expect.poll(() => labels(page)).toEqual(['b.jpg', 'c.jpg', 'a.jpg'])
      await press(menu(page, 'b.jpg'))
      await press(page.getByRole('button', { name: 'Placer en dernier\u00a0: b.jpg' }))
      await expect.poll(stored).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])

      await press(menu(page, 'a.jpg'))
      await press(page.getByRole('button', { name: 'Décrire\u00a0: a.jpg' }))
      const text = page.getByLabel('Texte alternatif')
      await expect(text).toBeFocused()
      await text.fill('Une autre salle')
      await press(page.getByRole('button', { name: 'Annuler' }))
      await expect(text).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Décrire\u00a0: a.jpg' })).toBeFocused()
      await press(page.getByRole('button', { name: 'Décrire\u00a0: a.jpg' }))
      await expect(text).toHaveValue('')
      await text.fill('La salle, vue du bar')
      await press(page.getByRole('button', { name: 'Enregistrer' }))
      await expect(opener(page, 'La salle, vue du bar')).toBeVisible()
      await expect(menu(page, 'La salle, vue du bar')).toBeFocused()
      await expect.poll(stored).toEqual(['c.jpg', 'La salle, vue du bar', 'b.jpg'])

      await press(opener(page, 'c.jpg'))
      const box = page.getByRole('dialog', { name: 'Image agrandie' })
      await expect(box).toContainText('c.jpg')
      await press(box.getByRole('button', { name: 'Image suivante' }))
      await expect(box).toContainText('La salle, vue du bar')
      await press(box.getByRole('button', { name: 'Image précédente' }))
      await expect(box).toContainText('c.jpg')
      await press(box.getByRole('button', { name: 'Fermer' }))
      await expect(box).toHaveCount(0)
      await expect(opener(page, 'c.jpg')).toBeFocused()

      await press(menu(page, 'b.jpg'))
      await press(page.getByRole('button', { name: 'Supprimer\u00a0: b.jpg' }))
      await expect(page.getByRole('alertdialog', { name: 'Confirmer la suppression ?' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
      await press(page.getByRole('button', { name: 'Non' }))
      expect(await stored()).toHaveLength(3)
      await press(page.getByRole('button', { name: 'Supprimer\u00a0: b.jpg' }))
      await press(page.getByRole('button', { name: 'Oui' }))
      await expect.poll(() => labels(page)).toEqual(['c.jpg', 'La salle, vue du bar'])
      await expect.poll(stored).toEqual(['c.jpg', 'La salle, vue du bar'])
    })
  })
}

test('Escape leaves the alternative text and the question as they were', async ({ page }) => {
  await openGallery(page)
  await add(page, 'a.jpg')
  await menu(page, 'a.jpg').click()
  await tile(page, 'a.jpg').getByRole('button', { name: 'Décrire' }).click()
  await page.getByLabel('Texte alternatif').fill('Autre chose')
  await page.keyboard.press('Escape')
  await expect(tile(page, 'a.jpg').getByRole('button', { name: 'Décrire' })).toBeFocused()
  await tile(page, 'a.jpg').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile(page, 'a.jpg').getByRole('button', { name: 'Supprimer' })).toBeFocused()
  expect(await stored()).toEqual(['a.jpg'])
})

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('tile and lightbox take the copy that their width needs, in a place kept for it', async ({
      page,
    }) => {
      await openGallery(page)
      const wide = await pictureOf.jpeg({ width: 2_000, height: 1_000 })
      await picker(page).setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: wide })
      const small = opener(page, 'large.jpg').locator('img')
      await expect(small).toHaveAttribute('sizes', /50vw$/)
      await expect(small).toHaveAttribute('srcset', /-480\.webp 480w, .*-960\.webp 960w, .*\.webp 2000w$/)
      const taken = (img: Locator) => img.evaluate((element: HTMLImageElement) => element.currentSrc)
      await expect.poll(() => taken(small)).toMatch(/-480\.webp$/)
      await opener(page, 'large.jpg').click()
      const box = page.getByRole('dialog')
      const large = box.locator('img')
      await expect(large).toHaveAttribute('width', '2000')
      await expect(large).toHaveAttribute('height', '1000')
      await expect
        .poll(() => taken(large))
        .toMatch(viewport.width === 375 ? /-480\.webp$/ : /[0-9a-f]{32}\.webp$/)
      const ratio = () =>
        large.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width / height
        })
      await expect.poll(ratio).toBeCloseTo(2, 1)
    })

    test('the way to add pictures is a bar on a phone, and a tile of the grid elsewhere', async ({
      page,
    }) => {
      await openGallery(page)
      await add(page, 'a.jpg', 'b.jpg', 'c.jpg')
      const button = page.getByRole('button', { name: 'Ajouter des images' })
      await expect(button).toHaveCSS('position', viewport.width === 375 ? 'fixed' : 'static')
      await page.evaluate(() => window.scrollTo(0, 0))
      if (viewport.width === 375) {
        await expect(button).toBeInViewport({ ratio: 1 })
        const [first, second] = await Promise.all(
          ['a.jpg', 'b.jpg'].map((name) => opener(page, name).boundingBox()),
        )
        expect(second?.y).toBe(first?.y)
        // At the end of the page the bar is below the last picture.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const last = await tile(page, 'c.jpg').boundingBox()
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0)
      } else
        expect(await page.locator('ol > li').last().getByRole('button').innerText()).toBe(
          'Ajouter des images',
        )
    })
  })
}

test('in the lightbox arrows turn round, Escape closes, and the keyboard is back', async ({ page }) => {
  await openGallery(page)
  await add(page, 'a.jpg', 'b.jpg')
  await opener(page, 'b.jpg').focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Image agrandie' })
  await expect(box).toContainText('2 sur 2')
  await expect(box.getByText('2 / 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(box).toContainText('1 sur 2')
  await page.keyboard.press('ArrowLeft')
  await expect(box).toContainText('2 sur 2')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(opener(page, 'b.jpg')).toBeFocused()
})

test('a press beside the enlarged picture closes it, one on the picture does not', async ({ page }) => {
  await openGallery(page)
  await add(page, 'a.jpg')
  await opener(page, 'a.jpg').click()
  const box = page.getByRole('dialog', { name: 'Image agrandie' })
  await box.locator('img').click()
  await expect(box).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(box).toHaveCount(0)
  await expect(opener(page, 'a.jpg')).toBeFocused()
})

test('while an enlarged picture loads, its small copy is in its place, and a press on it closes nothing', async ({
  page,
}) => {
  await openGallery(page)
  for (const [name, size] of [
    ['large.jpg', { width: 2_000, height: 500 }],
    ['haute.jpg', { width: 500, height: 2_000 }],
  ] as const) {
    await picker(page).setInputFiles({ ...(await jpeg(name)), buffer: await pictureOf.jpeg(size) })
    await expect(opener(page, name)).toBeVisible()
    const release = await holdBack(page, /[0-9a-f]{32}\.webp$/, 'GET')
    await opener(page, name).click()
    const box = page.getByRole('dialog', { name: 'Image agrandie' })
    const large = box.locator('img')
    await expect(large).toHaveCSS('background-image', /-480\.webp/)
    const before = await large.boundingBox()
    await large.click()
    await expect(large).toBeVisible()
    release()
    await expect(large).toHaveCSS('background-image', 'none')
    expect(await large.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
  }
})

for (const [screen, viewport] of Object.entries(SCREENS).filter(([screen]) => isPlayed(screen, 'a phone'))) {
  test(`a tall picture and a wide one leave the buttons where they are: ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openGallery(page)
    for (const [name, size] of [
      ['haute.jpg', { width: 500, height: 2_000 }],
      ['large.jpg', { width: 2_000, height: 500 }],
    ] as const) {
      await picker(page).setInputFiles({
        name,
        mimeType: 'image/jpeg',
        buffer: await pictureOf.jpeg(size),
      })
      await expect(opener(page, name)).toBeVisible()
    }
    await opener(page, 'haute.jpg').click()
    const box = page.getByRole('dialog', { name: 'Image agrandie' })
    const next = box.getByRole('button', { name: 'Image suivante' })
    await untilStill(box)
    const place = await next.boundingBox()
    for (const name of ['haute.jpg', 'large.jpg']) {
      await expect(box.locator('figcaption')).toContainText(name)
      const picture = await box.locator('img').boundingBox()
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0)
      expect(await next.boundingBox()).toEqual(place)
      await next.click()
    }
  })
}

test('of ten files with one that is no picture nine land', async ({ page }) => {
  await openGallery(page)
  const files = await Promise.all(Array.from({ length: 10 }, (_, n) => jpeg(`${n}.jpg`)))
  const wrong = files[4]
  if (wrong) wrong.buffer = Buffer.from('<!doctype html><script>alert(1)</script>')
  await picker(page).setInputFiles(files)
  await expect(openers(page)).toHaveCount(9, { timeout: 30_000 })
  await expect(upload(page, '4.jpg')).toContainText('Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload image' })
  await expect(alert).toContainText('Erreur\u00a0: Failed to upload image')
  await expect(alert.getByText('Failed to upload image')).toHaveAttribute('lang', 'en')
  expect((await stored()).sort()).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9].map((n) => `${n}.jpg`))
  await page.getByRole('button', { name: /^Retirer.*4\.jpg/ }).click()
  await expect(alert).toHaveCount(0)
})

test('11 MB, another type and a picture that unfolds too far say why', async ({ page }) => {
  await openGallery(page)
  await picker(page).setInputFiles(heavyFile())
  await expect(upload(page, 'lourde.jpg')).toContainText('Une image pèse 10 Mo au plus.')
  await picker(page).setInputFiles([
    { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'bombe.png', mimeType: 'image/png', buffer: await bomb() },
  ])
  await expect(upload(page, 'plan.svg')).toContainText('Envoyez une image JPEG')
  await expect(upload(page, 'bombe.png')).toContainText('Une image compte 40 millions de points au plus.')
  await expect(page.getByRole('button', { name: /^Réessayer/ })).toHaveCount(0)
  expect(await stored()).toEqual([])
  await page.getByRole('button', { name: 'Tout retirer' }).click()
  await expect(page.getByRole('list', { name: 'Fichiers' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Galerie' })).toBeFocused()
})

test('when the storage cannot be reached the file stays, and a retry adds it once', async ({ page }) => {
  await openGallery(page)
  const elsewhere = (url: URL) => url.origin !== process.env.PRODUCT_ORIGIN
  await page.route(elsewhere, (route) => route.abort())
  await picker(page).setInputFiles(await jpeg('a.jpg'))
  await expect(upload(page, 'a.jpg')).toContainText('Envoi interrompu. Réessayez.')
  await expect(page.getByRole('alert').first()).toContainText('Une image n’a pas été ajoutée.')
  await page.unroute(elsewhere)
  await page.getByRole('button', { name: /^Réessayer/ }).click()
  await expect(opener(page, 'a.jpg')).toBeVisible()
  await expect(upload(page, 'a.jpg')).toHaveCount(0)
  expect(await stored()).toEqual(['a.jpg'])
})

test('pictures can be dropped anywhere and pasted', async ({ page }) => {
  await openGallery(page)
  const bytes = [...(await pictureOf.png())]
  const data = (name: string) =>
    page.evaluateHandle(
      ([given, content]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(content)], given, { type: 'image/png' }))
        return transfer
      },
      [name, bytes] as const,
    )
  const dropped = await data('déposée.png')
  const overlay = page.getByText('Déposez vos images')
  await page.locator('body').dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(overlay).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await page.getByRole('heading', { name: 'Galerie' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(opener(page, 'déposée.png')).toBeVisible()
  await page.evaluate(
    (clipboardData) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    await data('collée.png'),
  )
  await expect(opener(page, 'collée.png')).toBeVisible()
  expect(await stored()).toEqual(['déposée.png', 'collée.png'])
})

test('a deleted picture comes back to its place by « Annuler », also by the keyboard', async ({ page }) => {
  await openGallery(page)
  await add(page, 'a.jpg', 'b.jpg', 'c.jpg')
  for (const takeBack of [
    () => page.getByRole('button', { name: 'Annuler' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await menu(page, 'b.jpg').click()
    await tile(page, 'b.jpg').getByRole('button', { name: 'Supprimer' }).click()
    await tile(page, 'b.jpg').getByRole('button', { name: 'Oui' }).click()
    await expect(page.getByText('Image supprimée\u00a0: b.jpg')).toBeVisible()
    expect(await stored()).toEqual(['a.jpg', 'c.jpg'])
    await takeBack()
    await expect(page.getByText('b.jpg\u00a0: suppression annulée')).toBeVisible()
    await expect.poll(() => labels(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(await stored()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  }
})

test('without a network changes are taken back and told', async ({ page, context }) => {
  await openGallery(page)
  await add(page, 'a.jpg', 'b.jpg')
  await context.setOffline(true)
  const first = tile(page, 'a.jpg')
  await first.getByRole('button', { name: 'Placer après' }).click()
  await expect(first.getByRole('alert')).toContainText('Erreur\u00a0: Failed to change order')
  await menu(page, 'a.jpg').click()
  await first.getByRole('button', { name: 'Supprimer' }).click()
  await first.getByRole('button', { name: 'Oui' }).click()
  await expect(first.getByRole('alert')).toContainText('Erreur\u00a0: Failed to delete image')
  await menu(page, 'a.jpg').click()
  await first.getByRole('button', { name: 'Décrire' }).click()
  await page.getByLabel('Texte alternatif').fill('La salle')
  await page.keyboard.press('Enter')
  await expect(first.getByRole('alert')).toContainText('Le texte alternatif n’a pas été enregistré.')
  expect(await labels(page)).toEqual(['a.jpg', 'b.jpg'])
  await context.setOffline(false)
  await first.getByRole('button', { name: 'Placer après' }).click()
  await expect.poll(stored).toEqual(['b.jpg', 'a.jpg'])
})

test('an empty gallery says what to do', async ({ page }) => {
  await openGallery(page)
  await expect(page.getByText(/^Aucune image pour l’instant\./)).toBeVisible()
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the gallery, its questions, its form and the lightbox have no accessibility fault', async ({
    page,
  }) => {
    await openGallery(page)
    await expectAccessibleInEveryLook(page)
    await add(page, 'a.jpg', 'b.jpg', 'c.jpg')
    await picker(page).setInputFiles({
      name: 'faux.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('non'),
    })
    await expect(page.getByRole('alert').first()).toContainText('Une image n’a pas été ajoutée.')
    await menu(page, 'a.jpg').click()
    await tile(page, 'a.jpg').getByRole('button', { name: 'Supprimer' }).click()
    await expectAccessibleInEveryLook(page)
    await menu(page, 'b.jpg').click()
    await tile(page, 'b.jpg').getByRole('button', { name: 'Décrire' }).click()
    await expectAccessibleInEveryLook(page)
    await opener(page, 'c.jpg').click()
    await expectAccessibleInEveryLook(page)
  })
})

test.describe('by finger', () => {
  test.use({ ...PHONE, hasTouch: true })

  test('a finger turns the enlarged pictures', async ({ page }) => {
    await openGallery(page)
    await picker(page).setInputFiles([await jpeg('un.jpg'), await jpeg('deux.jpg')])
    await expect(openers(page)).toHaveCount(2)
    await openers(page).first().tap()
    const box = page.getByRole('dialog', { name: 'Image agrandie' })
    await expect(box).toContainText('1 sur 2')
    const wire = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })
      await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
      for (const share of [0.25, 0.5, 0.75, 1])
        await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + share * (to - from)) })
      await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    // Too short; on the picture, because a tap outside it closes.
    await swipe(200, 190)
    await expect(box).toContainText('1 sur 2')
    await swipe(300, 120)
    await expect(box).toContainText('2 sur 2')
    await swipe(80, 260)
    await expect(box).toContainText('1 sur 2')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the bar at the foot covers no control that has the keyboard', async ({ page }) => {
    await page.goto(`/dashboard/website/${site}?onglet=galerie`)
    await picker(page).setInputFiles([await jpeg('un.jpg'), await jpeg('deux.jpg')])
    await expect(openers(page)).toHaveCount(2)
    await openers(page).first().focus()
    const add = page.getByRole('button', { name: 'Ajouter des images' })
    for (let step = 0; step < 30; step += 1) {
      const state = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const corners = [
          [left + 2, top + 2],
          [right - 2, top + 2],
          [left + 2, bottom - 2],
          [right - 2, bottom - 2],
        ] as const
        const floating = document.querySelector('[data-floating-foot]')
        const covered = corners.some(([x, y]) => floating?.contains(document.elementFromPoint(x, y)) ?? false)
        return { isAdd: focused === floating, covered, name: focused.textContent }
      })
      if (!state || state.isAdd) break
      expect([state.name, state.covered]).toEqual([state.name, false])
      await page.keyboard.press('Tab')
    }
    await expect(add).toBeFocused()
  })
})
