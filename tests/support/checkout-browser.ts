import { expect, type Page } from 'playwright/test'
import { orderButton } from './checkout'
import { PLACES, type Step, ZIPS } from './checkout-steps'
import { untilHydrated } from './test'

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const LINE = 'delivery.address.line1'
const RELAY = 'delivery.relayPointId'

export const isAtCheckout = (page: Page) => new URL(page.url()).pathname === '/checkout'

/** Takes a step if the page offers it, and waits for the result. */
export async function take(page: Page, step: Step, script: boolean): Promise<void> {
  if (step === 'back') return goBack(page, script)
  if (step === 'reload') return void (await page.reload())
  if (!isAtCheckout(page)) return
  if (step === 'submit') return submit(page, script)
  if (step === 'search') return search(page, script)
  if (step === 'address') return fillAddress(page)
  if (step === 'point A' || step === 'point B') {
    const point = field(page, RELAY).nth(step === 'point A' ? 0 : 1)
    return void ((await point.count()) > 0 && (await point.check()))
  }
  await page.locator(`input[name="livraison"][value="${step}"]`).check()
  if (script) await settled(page, step)
}

/** Waits until the page shows the requested state. */
async function settled(page: Page, method?: string) {
  if (method) await expect(field(page, 'delivery.method')).toHaveValue(method)
  await expect(page.locator('form [aria-busy="true"]')).toHaveCount(0)
}

/** Goes back; if that leaves the checkout, goes forward again. */
async function goBack(page: Page, script: boolean) {
  await page.goBack()
  if (!isAtCheckout(page)) await page.goForward()
  if (script) await untilHydrated(page)
}

async function search(page: Page, script: boolean) {
  const zip = field(page, 'cp')
  if ((await zip.count()) === 0) {
    if (!script) await loading(page, () => page.getByRole('button', { name: 'Choisir ce mode' }).click())
    return
  }
  const other = (await zip.inputValue()) === ZIPS[0] ? ZIPS[1] : ZIPS[0]
  await zip.fill(other)
  const press = () => page.getByRole('button', { name: 'Chercher' }).click()
  if (!script) return loading(page, press)
  await press()
  await expect(page).toHaveURL(new RegExp(`cp=${other}`))
  await expect(page).not.toHaveURL(/vif=/)
  await settled(page)
}

async function fillAddress(page: Page) {
  const zip = field(page, 'delivery.address.zip')
  if ((await zip.count()) === 0) return
  const place = PLACES[(await zip.inputValue()) === PLACES[0].zip ? 1 : 0]
  for (const [name, value] of Object.entries(place)) await field(page, `delivery.address.${name}`).fill(value)
}

/** Submits; ends on the payment page, or on the checkout with an error. */
async function submit(page: Page, script: boolean) {
  await fillShopper(page)
  if (!script) return loading(page, () => orderButton(page).click())
  await orderButton(page).click()
  await expect.poll(async () => !isAtCheckout(page) || (await isReady(page))).toBe(true)
  if (!isAtCheckout(page)) await page.waitForLoadState()
}

/** Whether the order can be sent again. Has a short timeout, because the page may change before the button is found. */
async function isReady(page: Page): Promise<boolean> {
  try {
    return (await orderButton(page).getAttribute('aria-disabled', { timeout: 1_000 })) === null
  } catch {
    return false
  }
}

async function fillShopper(page: Page) {
  const who = { name: 'Sophie Lacaze', email: 'sophie@exemple.fr', phone: '06 01 02 03 04' }
  for (const [name, value] of Object.entries(who)) await field(page, `customer.${name}`).fill(value)
}

async function loading(page: Page, act: () => Promise<void>) {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}

/** The choices that the page shows. */
export async function shownOn(page: Page, script: boolean) {
  const checked = async (name: string) => {
    const box = page.locator(`input[name="${name}"]:checked`)
    return (await box.count()) > 0 ? box.inputValue() : null
  }
  const relay = await checked(RELAY)
  if (relay !== null && script) {
    const row = page.locator('label', { has: page.locator(`input[value="${relay}"]`) })
    const name = (await row.locator('.font-semibold').textContent()) ?? ''
    await expect(page.getByRole('status').filter({ hasText: 'Point choisi' })).toContainText(name)
  }
  const isHome = (await field(page, LINE).count()) > 0
  const address = (name: string) => field(page, `delivery.address.${name}`).inputValue()
  return {
    method: await checked('livraison'),
    relay,
    place: isHome ? [await address('line1'), await address('zip'), await address('city')] : null,
  }
}
