import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook, LOOKS } from '../support/browser'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() + days * DAY_MS)
/** A future Tuesday, at least a day ahead. */
const tuesday = () => {
  let days = 1
  while (new Date(dayIn(days)).getUTCDay() !== 2) days++
  return dayIn(days)
}
const inFrench = (day: string) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'full' })
    .format(new Date(day))
    .replace(' 1 ', ' 1er ')

async function fill(page: Page, { name = 'Paul Durand', day = tuesday(), hour = '14:30' } = {}) {
  await page.getByLabel('Nom').fill(name)
  await page.getByLabel('E-mail').fill('paul@exemple.fr')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 12 34 56 78')
  await page.getByLabel('Jour souhaité').fill(day)
  await page.getByLabel('Heure souhaitée').fill(hour)
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('textbox', { name: 'Message' }).fill('Rappelez-moi, s’il vous plaît.')
}
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click()
const form = (page: Page) => page.locator('main form')
const messagesOf = (name: string) =>
  ask<{ fields: Record<string, string> }>('select fields from contact_messages where sender_name = $1', [
    name,
  ])

for (const { name: look, ...use } of LOOKS)
  test.describe(`contact page, on ${look}`, () => {
    test.use(use)

    test('sends once, thanks with the moment that was asked, and clears', async ({ page }) => {
      const name = `Paul ${crypto.randomUUID()}`
      await page.goto('/contact')
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5')
      await fill(page, { name })
      await page.getByRole('button', { name: 'Envoyer' }).dblclick()
      await expect(form(page).getByRole('status')).toHaveText(
        `Merci pour votre message ! Nous vous écrivons le ${inFrench(tuesday())} vers 14:30.`,
      )
      await expect(page.getByLabel('Nom')).toHaveValue('')
      await expect(page.getByLabel('Jour souhaité')).toHaveValue('')
      await expect(page.getByRole('radio', { name: 'Email' })).not.toBeChecked()
      await page.reload()
      await expect(page.getByLabel('Nom')).toHaveValue('')
      expect((await messagesOf(name)).map(({ fields }) => [fields.day, fields.hour, fields.subject])).toEqual(
        [[tuesday(), '14:30', '']],
      )
    })
  })

test.describe('contact page', () => {
  test('gives phone, e-mail, address, hours, and whether the agency is open', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T10:00:00Z'))
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '04 67 00 12 34' })).toHaveAttribute('href', /^tel:/)
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByText('34000 Montpellier')).toBeVisible()
    for (const text of ['9h – 18h', '10h – 14h', 'Fermé'])
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    await expect(main.getByText('Ouvert · ferme à 18 h')).toBeVisible()
    await expect(main.getByText('répondu au plus tard demain à 18 h')).toBeVisible()
    await expect(main.getByText('Réponse sous un jour ouvré.')).toBeVisible()
    await expect(main.getByText(/effacées après trois ans/).getByRole('link')).toHaveAttribute(
      'href',
      '/privacy',
    )
    await page.clock.setFixedTime(new Date('2026-03-07T18:00:00Z'))
    await page.reload()
    await expect(main.getByText('Fermé · ouvre lundi à 9 h')).toBeVisible()
    await expect(main.getByText('répondu au plus tard lundi à 18 h')).toBeVisible()
  })

  test('offers the days from today in Paris, and says when the agency is closed then', async ({ page }) => {
    // Already the third of March in Paris.
    await page.clock.setFixedTime(new Date('2026-03-02T23:30:00Z'))
    await page.goto('/contact')
    const day = page.getByLabel('Jour souhaité')
    await expect(day).toHaveAttribute('min', '2026-03-03')
    await expect(day).toHaveAttribute('max', '2027-03-03')
    const closed = page.getByText('L’agence est fermée à ce moment-là')
    await day.fill('2026-03-08')
    await page.getByLabel('Heure souhaitée').fill('11:00')
    await expect(closed).toBeVisible()
    await day.fill('2026-03-07')
    await expect(closed).toHaveCount(0)
  })

  test('asks for every field', async ({ page }) => {
    await page.goto('/contact')
    await expect(form(page).locator('[required]:not([type=radio])')).toHaveCount(6)
    await page.waitForFunction(() => document.querySelector('form')?.noValidate)
    await send(page)
    await expect(page.getByLabel('Nom')).toBeFocused()
    await expect(form(page).locator('[id$=-issue]')).toHaveCount(7)
    await expectAccessibleInEveryLook(page)
  })

  test('says to come back later when sending fails, and keeps the values, over a reload too', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await send(page)
    await expect(form(page).getByRole('alert')).toHaveText(
      'Une erreur est survenue. Veuillez réessayer plus tard.',
    )
    await page.reload()
    await expect(page.getByLabel('Nom')).toHaveValue('Paul Durand')
    await expect(page.getByLabel('Jour souhaité')).toHaveValue(tuesday())
    await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Rappelez-moi, s’il vous plaît.')
  })
})

for (const script of [true, false])
  test.describe(script ? 'contact page with script' : 'contact page without script', () => {
    test.use({ javaScriptEnabled: script })

    test('refuses a day that is past at its field, keeps every value, and sends the corrected form', async ({
      page,
    }) => {
      await page.goto('/contact')
      await fill(page, { day: dayIn(-1) })
      await send(page)
      await expect(page).toHaveTitle(/^Erreur/)
      const day = page.getByLabel('Jour souhaité')
      await expect(day).toHaveAccessibleDescription(
        'Ce jour est passé : choisissez aujourd’hui ou un jour à venir.',
      )
      if (script) await expect(day).toBeFocused()
      await expect(form(page).getByRole('alert')).toHaveText('Vérifiez les champs signalés.')
      await expect(page.getByLabel('Nom')).toHaveValue('Paul Durand')
      await expect(page.getByLabel('Heure souhaitée')).toHaveValue('14:30')
      await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
      await day.fill(tuesday())
      await page.getByRole('textbox', { name: 'Message' }).fill('  ')
      await send(page)
      await expect(page.getByText('Le message est obligatoire.')).toBeVisible()
      await expect(day).toHaveValue(tuesday())
      await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour')
      await send(page)
      await expect(form(page).getByRole('status')).toContainText('Merci pour votre message')
    })

    test('asked for a quote, sends its subject along', async ({ page }) => {
      const name = `Devis ${crypto.randomUUID()}`
      if (script) await countShifts(page)
      await page.goto('/contact?sujet=devis')
      if (script) {
        await expect(page.getByRole('heading', { name: 'Demander un devis' })).toBeVisible()
        await expect(page.getByText('Votre devis est gratuit.')).toBeVisible()
        await expect(form(page).locator('input[name=subject]')).toHaveValue('devis')
        expect(await shiftsSoFar(page)).toBeLessThan(0.02)
      }
      await fill(page, { name })
      await send(page)
      await expect(form(page).getByRole('status')).toContainText('Merci pour votre message')
      expect((await messagesOf(name)).map(({ fields }) => fields.subject)).toEqual(['devis'])
    })
  })

test('a subject that does not exist is none, also when the form is changed by hand', async ({ page }) => {
  const name = `Autre ${crypto.randomUUID()}`
  await page.goto('/contact?sujet=toString')
  await expect(page.getByRole('heading', { name: 'Être recontacté' })).toBeVisible()
  await form(page)
    .locator('input[name=subject]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'tout autre chose'
    })
  await fill(page, { name })
  await send(page)
  await expect(form(page).getByRole('status')).toContainText('Merci pour votre message')
  expect((await messagesOf(name)).map(({ fields }) => fields.subject)).toEqual([''])
})
