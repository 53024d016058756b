import type { Page } from 'playwright/test'
import { expectAccessible, LOOKS } from '../../support/browser'
import { INPUT_DEVICES } from '../../support/input-devices'
import { expect, test } from '../../support/stage'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const nothing = () => Promise.resolve()

/** Every primitive in its fullest states: open, invalid, at its ends. */
const STATES: { state: string; scene: string; query?: string; reach: (page: Page) => Promise<unknown> }[] = [
  { state: 'an open window', scene: 'dialog', reach: press('Ouvrir') },
  { state: 'an open question', scene: 'confirm', reach: press('Supprimer') },
  {
    state: 'a refused name',
    scene: 'confirm-by-name',
    reach: async (page) => {
      await press('Supprimer le site')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le site' }).click()
    },
  },
  { state: 'a side panel', scene: 'panel', query: '?panneau=1', reach: nothing },
  { state: 'tabs', scene: 'tabs', query: '?onglet=equipe', reach: nothing },
  { state: 'a table', scene: 'table', reach: nothing },
  { state: 'the middle of a filtered list', scene: 'list', query: '?page=2&type=bug', reach: nothing },
  { state: 'a toast with its action', scene: 'toast', reach: press('Annulable') },
  { state: 'an open menu', scene: 'menu', reach: press('Plus d’actions') },
  { state: 'small parts', scene: 'small', reach: nothing },
]

for (const { state, scene, query, reach } of STATES) {
  for (const { name, ...look } of LOOKS)
    test.describe(`on ${name}`, () => {
      test.use(look)

      test(`${state} has no accessibility fault`, async ({ page, stage }) => {
        await stage(scene, query)
        await reach(page)
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
        await expectAccessible(page)
      })
    })

  test.describe('under a finger', () => {
    test.use(INPUT_DEVICES.touch.use)

    test(`${state} has targets of 44 pixels`, async ({ page, stage }) => {
      await stage(scene, query)
      await reach(page)
      const small = await page
        .locator('button:visible, a:visible:not(td a), select:visible, input:not([type=file]):visible')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 44)
            .map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`),
        )
      expect(small).toEqual([])
    })
  })

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`${state} is there at once`, async ({ page, stage }) => {
      await stage(scene, query)
      await reach(page)
      const running = await page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
            .length,
      )
      expect(running).toBe(0)
    })
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const [scene, role, opener] of [
    ['dialog', 'dialog', 'Ouvrir'],
    ['confirm', 'alertdialog', 'Supprimer'],
    ['menu', 'group', 'Plus d’actions'],
  ] as const)
    test(`the ${scene} keeps an edge`, async ({ page, stage }) => {
      await stage(scene)
      await press(opener)(page)
      const edge = await page.getByRole(role).evaluate((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
        return { width: borderTopWidth, isSeen: borderTopColor !== backgroundColor }
      })
      expect(edge).toEqual({ width: '1px', isSeen: true })
    })

  test('a toast keeps an edge', async ({ page, stage }) => {
    await stage('toast')
    await press('Simple')(page)
    const edge = await page.locator('.toast').evaluate((element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element)
      return borderTopColor !== backgroundColor
    })
    expect(edge).toBe(true)
  })

  test('every button keeps an edge', async ({ page, stage }) => {
    await stage('dialog')
    await press('Ouvrir')(page)
    const edges = await page
      .getByRole('dialog')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth))
    expect(edges).toEqual(['1px', '1px'])
  })

  test('the current tab is distinguished from the others', async ({ page, stage }) => {
    await stage('tabs', '?onglet=equipe')
    const lines = await page.getByRole('link').evaluateAll((links) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor
      return links.map((link) => getComputedStyle(link).borderBottomColor !== ground)
    })
    expect(lines).toEqual([false, false, true, false])
  })
})
