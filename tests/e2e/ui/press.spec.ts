import type { Page } from 'playwright/test'
import { findStatesAlikeInPictures } from '../../support/page-checks/presses'
import { expect, test } from '../../support/stage'

const open = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const nothing = () => Promise.resolve()
/** Every primitive, open. */
const SCENES: [scene: string, reach: (page: Page) => Promise<unknown>][] = [
  ['dialog', open('Ouvrir')],
  ['confirm', open('Supprimer')],
  ['confirm-by-name', open('Supprimer le site')],
  ['panel?panneau=1', nothing],
  ['tabs?onglet=equipe', nothing],
  ['table', nothing],
  ['list?page=2&type=bug', nothing],
  ['toast', open('Annulable')],
  ['menu', open('Plus d’actions')],
  ['small', nothing],
  ['fields', nothing],
]
const EYES = [
  ['in the light theme', { colorScheme: 'light' }],
  ['in the dark theme without motion', { colorScheme: 'dark', reducedMotion: 'reduce' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const

test('every primitive looks different idle, under the pointer, pressed and with the keyboard', async ({
  page,
  stage,
}) => {
  for (const [scene, reach] of SCENES) {
    const [name = '', query] = scene.split('?')
    await stage(name, query && `?${query}`)
    await reach(page)
    for (const [eyes, media] of EYES) {
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, ...media })
      expect.soft(await findStatesAlikeInPictures(page), `${scene} ${eyes}`).toEqual([])
    }
  }
})

test('a press is seen at once, and moves nothing', async ({ page, stage }) => {
  await stage('dialog')
  const button = page.getByRole('button', { name: 'Ouvrir' })
  await button.hover()
  const look = () =>
    button.evaluate((element) => {
      const { backgroundImage, transform, translate, scale } = getComputedStyle(element)
      return { ground: backgroundImage, motion: [transform, translate, scale].join(' ') }
    })
  const before = await look()
  await page.mouse.down()
  const pressed = await look()
  expect(pressed.ground).not.toBe(before.ground)
  expect(pressed.motion).toBe(before.motion)
  await page.mouse.up()
})

test('a busy button looks busy, and shows no press', async ({ page, stage }) => {
  await stage('confirm')
  await open('Renouveler')(page)
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Oui' })
  await sure.hover()
  const idle = await sure.screenshot()
  await sure.click()
  await expect(sure).toHaveAttribute('aria-disabled', 'true')
  expect(idle.equals(await sure.screenshot())).toBe(false)
  const ground = () => sure.evaluate((element) => getComputedStyle(element).backgroundImage)
  await page.mouse.down()
  expect(await ground()).toBe('none')
  await page.mouse.up()
})
