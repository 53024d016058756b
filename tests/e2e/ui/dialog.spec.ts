import { INPUT_DEVICES } from '../../support/input-devices'
import { untilStill } from '../../support/layout-shift'
import { addressOf, expect, test } from '../../support/stage'

for (const [hand, { use, press, reach }] of Object.entries(INPUT_DEVICES)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)

    test('a window opens, takes the keyboard, and gives it back to its opener', async ({ page, stage }) => {
      await stage('dialog')
      const opener = page.getByRole('button', { name: 'Ouvrir' })
      await press(opener)
      const dialog = page.getByRole('dialog', { name: 'Frais de port' })
      await expect(dialog.getByLabel('Prix')).toBeFocused()
      await press(dialog.getByRole('button', { name: 'Fermer' }))
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test('a question names what it asks, and Non changes nothing', async ({ page, stage }) => {
      await stage('confirm')
      const opener = page.getByRole('button', { name: 'Supprimer' })
      await press(opener)
      const question = page.getByRole('alertdialog', { name: 'Confirmer la suppression ?' })
      await expect(question.getByRole('button', { name: 'Non' })).toBeFocused()
      await press(question.getByRole('button', { name: 'Non' }))
      await expect(question).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(page.locator('output')).toBeEmpty()
      await press(opener)
      await press(question.getByRole('button', { name: 'Oui' }))
      await expect(page.locator('output')).toHaveText('supprimé 7')
    })

    test('what is lost for good is named before it goes', async ({ page, stage }) => {
      await stage('confirm-by-name')
      await press(page.getByRole('button', { name: 'Supprimer le site' }))
      const dialog = page.getByRole('dialog', { name: 'Supprimer « La Table » ?' })
      const field = dialog.getByLabel('Écrivez « La Table » pour confirmer')
      await expect(field).toBeFocused()
      await field.fill('la table')
      await press(dialog.getByRole('button', { name: 'Supprimer le site' }))
      await expect(dialog.getByText('écrivez exactement « La Table »')).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeFocused()
      await expect(page.locator('output')).toBeEmpty()
      await reach(field)
      await field.fill(' La Table ')
      await expect(field).not.toHaveAttribute('aria-invalid')
      await press(dialog.getByRole('button', { name: 'Supprimer le site' }))
      await expect(page.locator('output')).toHaveText('3 La Table')
    })

    test('a side panel has an address, and its list is where it was after it', async ({ page, stage }) => {
      await stage('panel', '?panneau=1')
      const panel = page.getByRole('dialog', { name: 'Modifier le site' })
      await expect(panel.getByLabel('Nom')).toBeFocused()
      await expect(panel.getByRole('button', { name: 'Enregistrer' })).toBeInViewport()
      await press(panel.getByRole('link', { name: 'Fermer' }))
      await expect.poll(() => addressOf(page)).toBe('/panel')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('a side panel asks before it closes over what was typed', async ({ page, stage }) => {
      await stage('panel', '?panneau=1')
      const panel = page.getByRole('dialog', { name: 'Modifier le site' })
      const question = panel.getByRole('alertdialog', { name: /Fermer et les perdre/ })
      await panel.getByLabel('Nom').fill('La Table')
      await press(panel.getByRole('link', { name: 'Fermer' }))
      await expect(question.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused()
      await press(question.getByRole('button', { name: 'Continuer la saisie' }))
      await expect(question).toHaveCount(0)
      await expect(panel.getByLabel('Nom')).toHaveValue('La Table')
      await press(panel.getByRole('link', { name: 'Fermer' }))
      await press(question.getByRole('link', { name: 'Fermer sans enregistrer' }))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test('Escape, however often, does not lose what was typed in a side panel', async ({ page, stage }) => {
  await stage('panel', '?panneau=1')
  const panel = page.getByRole('dialog', { name: 'Modifier le site' })
  const question = panel.getByRole('alertdialog')
  await panel.getByLabel('Nom').fill('La Table')
  for (let time = 0; time < 5; time++) {
    await page.keyboard.press('Escape')
    await expect(panel.getByLabel('Nom')).toHaveValue('La Table')
    await expect(panel).toBeVisible()
  }
  if (await question.isHidden()) await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Continuer la saisie' }).press('Enter')
  await expect(panel.getByLabel('Nom')).toBeFocused()
  await panel.getByLabel('Nom').fill('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Escape, and a press beside it, close a window', async ({ page, stage }) => {
  await stage('dialog')
  const dialog = page.getByRole('dialog')
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 300)]) {
    await page.getByRole('button', { name: 'Ouvrir' }).click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ouvrir' })).toBeFocused()
  }
})

test('Tab does not leave an open window for the page behind it', async ({ page, stage }) => {
  await stage('dialog')
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  const seen = new Set<string>()
  for (let n = 0; n < 8; n += 1) {
    seen.add(
      await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id || ''),
    )
    await page.keyboard.press('Tab')
  }
  expect(seen).toContain('Enregistrer')
  expect(seen).not.toContain('Ouvrir')
})

test('Escape closes a question and a panel', async ({ page, stage }) => {
  await stage('confirm')
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeFocused()
  await stage('panel', '?panneau=1')
  await page.keyboard.press('Escape')
  await expect.poll(() => addressOf(page)).toBe('/panel')
})

test('a question moves nothing on the page and stays in the window', async ({ page, stage }) => {
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await stage('confirm')
    const before = await page.getByTestId('neighbour').boundingBox()
    await page.getByRole('button', { name: 'Supprimer' }).click()
    expect(await page.getByTestId('neighbour').boundingBox()).toEqual(before)
    const question = page.getByRole('alertdialog')
    await untilStill(question)
    const bubble = await question.boundingBox()
    expect(bubble?.x, `left edge at ${width}`).toBeGreaterThanOrEqual(8)
    expect((bubble?.x ?? 0) + (bubble?.width ?? 0), `right edge at ${width}`).toBeLessThanOrEqual(width - 8)
  }
})

test('a question at the foot of the window opens above its button', async ({ page, stage }) => {
  await page.setViewportSize({ width: 700, height: 200 })
  await stage('confirm')
  await page.locator('h1').evaluate((heading) => {
    heading.style.marginTop = '7rem'
  })
  const opener = page.getByRole('button', { name: 'Renouveler' })
  await opener.click()
  const question = page.getByRole('alertdialog')
  await untilStill(question)
  const bubble = await question.boundingBox()
  expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThanOrEqual((await opener.boundingBox())?.y ?? 0)
})

test('a double click on the opener asks, and answers nothing', async ({ page, stage }) => {
  await stage('confirm')
  await page.getByRole('button', { name: 'Supprimer' }).dblclick()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.locator('output')).toBeEmpty()
})

test('while it runs, Oui keeps the keyboard and does nothing more', async ({ page, stage }) => {
  await stage('confirm')
  await page.getByRole('button', { name: 'Renouveler' }).click()
  const yes = page.getByRole('button', { name: 'Oui' })
  await yes.press('Enter')
  await expect(yes).toHaveAttribute('aria-disabled', 'true')
  await expect(yes).toBeFocused()
  await yes.press('Enter')
  await page.evaluate('finish()')
  await expect(yes).not.toHaveAttribute('aria-disabled')
  await expect(yes).toBeFocused()
})
