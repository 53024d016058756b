import type { Page } from 'playwright/test'
import { INPUT_DEVICES } from '../../support/input-devices'
import { untilStill } from '../../support/layout-shift'
import { addressOf, expect, test } from '../../support/stage'

const opener = (page: Page) => page.getByRole('button', { name: 'Plus d’actions' })
const item = (page: Page, name: string) => page.getByRole('group', { name: 'Plus d’actions' }).getByText(name)

for (const [hand, { use, press }] of Object.entries(INPUT_DEVICES)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)

    test('a menu opens, acts once and closes', async ({ page, stage }) => {
      await stage('menu')
      await expect(item(page, 'Dupliquer')).toBeHidden()
      await press(opener(page))
      await press(item(page, 'Dupliquer'))
      await expect(page.locator('output')).toHaveText('dupliqué')
      await expect(item(page, 'Dupliquer')).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await press(opener(page))
      await press(item(page, 'Compte'))
      await expect.poll(() => addressOf(page)).toBe('/menu?compte')
    })
  })
}

test('the arrows go round, Home and End to the ends, Escape back to the button', async ({ page, stage }) => {
  await stage('menu')
  await opener(page).press('Enter')
  await page.keyboard.press('Tab')
  const walk = [
    ['ArrowDown', 'Dupliquer'],
    ['End', 'Supprimer'],
    ['ArrowDown', 'Compte'],
    ['ArrowUp', 'Supprimer'],
    ['Home', 'Compte'],
  ] as const
  await expect(item(page, 'Compte')).toBeFocused()
  for (const [key, name] of walk) {
    await page.keyboard.press(key)
    await expect(item(page, name), key).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(item(page, 'Compte')).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a press elsewhere closes it', async ({ page, stage }) => {
  await stage('menu')
  await opener(page).click()
  await page.mouse.click(100, 400)
  await expect(item(page, 'Compte')).toBeHidden()
})

test('it ends where its button ends', async ({ page, stage }) => {
  await stage('menu')
  await opener(page).click()
  const right = async (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0)
  await untilStill(page.getByRole('group'))
  expect(await right(await page.getByRole('group').boundingBox())).toBeCloseTo(
    await right(await opener(page).boundingBox()),
    0,
  )
})

test('a text is copied, and a refusal says what else to do', async ({ page, stage, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stage('small')
  await page.getByRole('button', { name: 'Copier le secret' }).click()
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('whsec_essai')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused by the test'))
  })
  await page.getByRole('button', { name: /Copié|Copier le secret/ }).click()
  await expect(page.getByText('Votre navigateur refuse la copie : sélectionnez-le.')).toBeVisible()
})

test('a button that waits keeps the keyboard and sends once', async ({ page, stage }) => {
  await stage('small')
  const send = page.getByRole('button', { name: 'Envoyer' })
  await send.press('Enter')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.press('Enter')
  await expect(send).toBeFocused()
  await page.evaluate('finish()')
  await expect(send).not.toHaveAttribute('aria-disabled')
})
