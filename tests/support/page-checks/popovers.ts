import type { Locator, Page } from 'playwright/test'

/** The faults of a page's popovers: each must open by keyboard, receive the focus, close by Escape and by a press
 *  elsewhere, and return the focus to its button. */
export async function findPopoverFaults(page: Page): Promise<string[]> {
  const buttons = page.locator('[popovertarget]:not([popovertargetaction=hide]):visible')
  const found: string[] = []
  for (let index = 0; index < (await buttons.count()); index += 1)
    found.push(...(await faultsOf(page, buttons.nth(index))))
  return found
}

async function faultsOf(page: Page, button: Locator): Promise<string[]> {
  const id = (await button.getAttribute('popovertarget')) ?? ''
  const popover = page.locator(`[id="${id}"]`)
  const isOpen = () => popover.evaluate((element) => element.matches(':popover-open'))
  const hasFocus = (target: Locator) => target.evaluate((element) => element.matches(':focus-within'))
  const found: string[] = []
  const expectThat = (holds: boolean, fault: string) => {
    if (!holds) found.push(`#${id} ${fault}`)
  }

  await button.press('Enter')
  if (!(await isOpen())) return [`#${id} does not open by the keyboard`]
  const inside = popover.locator('a[href], button, input, select, textarea')
  if ((await inside.count()) > 0) {
    if (!(await hasFocus(popover))) await page.keyboard.press('Tab')
    expectThat(await hasFocus(popover), 'is passed by the keyboard')
  }
  await page.keyboard.press('Escape')
  expectThat(!(await isOpen()), 'stays open after Escape')
  expectThat(await hasFocus(button), 'does not give the keyboard back to its button')

  if (!(await isOpen())) await button.press('Enter')
  const place = await popover.evaluate(placeBeside)
  if (place) {
    await page.mouse.click(place.x, place.y)
    expectThat(!(await isOpen()), 'stays open after a press elsewhere')
  }
  if (await isOpen()) await page.keyboard.press('Escape')
  return found
}

/** A point of the window outside the element where a press has no other effect. Runs in the browser. */
function placeBeside(element: Element): { x: number; y: number } | undefined {
  const control = 'a, button, input, select, textarea, label, summary'
  for (let y = innerHeight - 5; y > 0; y -= 20)
    for (let x = 5; x < innerWidth; x += 40) {
      const hit = document.elementFromPoint(x, y)
      if (hit && !element.contains(hit) && !hit.closest(control)) return { x, y }
    }
  return undefined
}
