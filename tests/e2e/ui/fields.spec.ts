import type { Page } from 'playwright/test'
import { expectAccessible, LOOKS } from '../../support/browser'
import { expect, test } from '../../support/stage'

const fault = (page: Page, name: string) => page.getByText(`À corriger : ${name}`)
const NAMES = ['nom', 'adresse', 'message', 'formule', 'ton', 'secret', 'accord']
const shown = async (page: Page) =>
  (await page.getByText('À corriger').allTextContents()).map((text) => text.split(' : ')[1])

test('a fault goes once its field is corrected, comes back with what is wrong, and with the next answer', async ({
  page,
  stage,
}) => {
  await stage('fields')
  const send = page.getByRole('button', { name: 'Envoyer' })
  await send.click()
  await expect(page.getByText('À corriger')).toHaveCount(NAMES.length)
  const name = page.getByLabel('nom')
  await expect(name).toBeFocused()
  await name.fill('Léa')
  await expect(fault(page, 'nom')).toHaveCount(0)
  await expect(name).not.toHaveAttribute('aria-invalid')
  expect(await name.getAttribute('aria-describedby')).toBeNull()
  await name.fill('')
  await expect(fault(page, 'nom')).toBeVisible()

  const address = page.getByLabel('adresse')
  await address.fill('lea')
  await address.blur()
  await expect(fault(page, 'adresse')).toBeVisible()
  await address.fill('lea@example.org')
  await page.getByLabel('message').fill('Bonjour')
  await page.getByLabel('formule').selectOption('pro')
  await page.getByLabel('Calme').check()
  await page.getByLabel('secret', { exact: true }).fill('un secret')
  await page.getByLabel('accord').check()
  await expect.poll(() => shown(page)).toEqual(['nom'])

  // The same messages at the same fields count as a new answer.
  await name.fill('Léo')
  await expect.poll(() => shown(page)).toEqual([])
  await send.click()
  await expect.poll(() => shown(page)).toEqual(NAMES)
  await expect(name).toBeFocused()
  await name.fill('Léo')
  await expect(fault(page, 'nom')).toBeVisible()
})

test('what is typed in a form comes back after a reload, passwords excepted, until it is taken back', async ({
  page,
  stage,
}) => {
  await stage('fields')
  await page.getByLabel('nom').fill('Léa')
  await page.getByLabel('formule').selectOption('pro')
  await page.getByLabel('Vif').check()
  await page.getByLabel('accord').check()
  await page.getByLabel('secret', { exact: true }).fill('un secret')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('un secret')
  await page.reload()
  await expect(page.getByText('Votre saisie est reprise.')).toBeVisible()
  await expect(page.getByLabel('nom')).toHaveValue('Léa')
  await expect(page.getByLabel('formule')).toHaveValue('pro')
  await expect(page.getByLabel('Vif')).toBeChecked()
  await expect(page.getByLabel('accord')).toBeChecked()
  await expect(page.getByLabel('secret', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'L’effacer' }).click()
  await expect(page.getByLabel('nom')).toHaveValue('')
  await expect(page.getByLabel('nom')).toBeFocused()
  await expect(page.getByLabel('accord')).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel('nom')).toHaveValue('')
  await expect(page.getByText('Votre saisie est reprise.')).toHaveCount(0)
})

/** The contrast of two opaque colours, as defined by WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

for (const { name, ...look } of LOOKS)
  test.describe(`on ${name}`, () => {
    test.use(look)

    test('boxes and circles stand out from their ground, and a chosen one from the others', async ({
      page,
      stage,
    }) => {
      await stage('fields')
      await page.getByLabel('Vif').check()
      await page.getByLabel('accord').check()
      await page.mouse.move(0, 0)
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const looks = (label: string) =>
        page.getByLabel(label).evaluate((box) => {
          const { borderTopColor, backgroundColor } = getComputedStyle(box)
          const mark = getComputedStyle(box, '::before')
          return { edge: borderTopColor, fill: backgroundColor, mark: mark.visibility }
        })
      const [open, chosen, ticked] = [await looks('Calme'), await looks('Vif'), await looks('accord')]
      expect(contrast(open.edge, ground)).toBeGreaterThan(3)
      expect(contrast(open.edge, open.fill)).toBeGreaterThan(3)
      expect(open.mark).toBe('hidden')
      for (const { edge, fill, mark } of [chosen, ticked]) {
        expect(mark).toBe('visible')
        expect(contrast(edge, ground)).toBeGreaterThan(3)
        expect(contrast(fill, open.fill)).toBeGreaterThan(3)
      }
      await expectAccessible(page)
    })
  })
