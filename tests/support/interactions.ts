import type { BrowserContext, ElementHandle, Page } from 'playwright/test'

type Interaction = { screen: string; id: number; kind: string; target: string; duration: number }

/** A press that a page never finishes must not hold up the walk. */
const PRESS_MS = 2_000
const PAINT_MS = 150
/** Of one screen. */
const MOST_PRESSES = 40

/** Every event of an interaction from now on, with the milliseconds from the input to the next frame: what browsers measure
 *  INP by. Only those over 16 ms are reported. */
export async function watchInteractions(context: BrowserContext): Promise<Interaction[]> {
  const seen: Interaction[] = []
  await context.exposeFunction('sayInteraction', (one: Interaction) => void seen.push(one))
  await context.addInitScript(() => {
    const { sayInteraction } = window as unknown as { sayInteraction: (one: Interaction) => void }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        const { interactionId: id, name: kind, duration, target } = entry
        if (id === 0) continue
        const element = target instanceof Element ? target : undefined
        const text = element?.textContent?.trim().slice(0, 40) ?? ''
        const screen = location.pathname + location.search
        sayInteraction({ screen, id, kind, duration, target: `${element?.tagName ?? ''} ${text}` })
      }
    })
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  return seen
}

/** The worst interaction of a screen; of more than fifty one is left out, as the definition of INP has it. */
export function worstOf(interactions: Interaction[]): Interaction | undefined {
  const longest = new Map<number, Interaction>()
  for (const one of interactions)
    if (one.duration > (longest.get(one.id)?.duration ?? 0)) longest.set(one.id, one)
  const sorted = [...longest.values()].toSorted((a, b) => b.duration - a.duration)
  return sorted[Math.floor(sorted.length / 50)]
}

/** Presses each kind of control on the screen once, those that a press opens included, and types where one types. What would
 *  change something is not sent. Returns how many were pressed. */
export async function pressEverything(page: Page, path: string): Promise<number> {
  await page.route('**/*', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await page.goto(path)
  const { pathname } = new URL(page.url())
  const pressed: string[] = []
  while (pressed.length < MOST_PRESSES) {
    const control = await nextControl(page, pressed)
    if (control) await press(page, control)
    else if (await page.locator('dialog[open], [popover]:popover-open').count()) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(PAINT_MS)
      // One that asks before it closes is left as it is.
      if (!(await nextControl(page, [...pressed]))) break
    } else break
    if (new URL(page.url()).pathname !== pathname) await page.goto(path)
  }
  await page.waitForTimeout(PAINT_MS)
  return pressed.length
}

async function press(page: Page, control: ElementHandle<HTMLElement>): Promise<void> {
  const type = await control.getAttribute('type').catch(() => null)
  const tag = await control.evaluate(({ tagName }) => tagName).catch(() => '')
  if (tag === 'SELECT') {
    await control.focus().catch(() => {})
    await page.keyboard.press('ArrowDown')
  } else await control.click({ timeout: PRESS_MS }).catch(() => {})
  if (tag === 'TEXTAREA' || (tag === 'INPUT' && !NO_TEXT.test(type ?? '')))
    await page.keyboard.type('12a').catch(() => {})
  await page.waitForTimeout(PAINT_MS)
}

const NO_TEXT = /^(checkbox|radio|submit|button|range|color|file|date|time|datetime-local|month)$/

/** The next control that can be reached and is unlike those before it: of the rows of a list, one is pressed. */
async function nextControl(page: Page, pressed: string[]): Promise<ElementHandle<HTMLElement> | null> {
  const found = await page.evaluateHandle(findControl, pressed).catch(() => null)
  const control = found?.asElement() as ElementHandle<HTMLElement> | null | undefined
  if (!control) return null
  pressed.push(await control.evaluate((element) => element.dataset.pressedAs ?? ''))
  return control
}

/** Runs in the browser. */
function findControl(pressed: string[]): HTMLElement | null {
  const controls =
    'button, summary, select, input:not([type=hidden], [type=file]), textarea, [role=tab], [role=switch], a[href^="#"]'
  const named = (control: HTMLElement) =>
    [
      control.tagName,
      control.getAttribute('name')?.replace(/\d+/g, '') ?? '',
      control.getAttribute('type') ?? '',
      (control.getAttribute('aria-label') ?? control.textContent ?? '')
        .replace(/[\d«»].*/, '')
        .trim()
        .slice(0, 30),
    ].join(' ')
  const isReachable = (control: HTMLElement) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [inert] *'))
      return false
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label') !== null)
  }
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const name = named(control)
    if (pressed.includes(name) || !isReachable(control)) continue
    control.dataset.pressedAs = name
    return control
  }
  return null
}
