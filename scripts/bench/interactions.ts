import type { BrowserContext, ElementHandle, Page } from 'playwright'

/** Events of one interaction share their `id`. `duration`: milliseconds from the input to the next painted frame. */
export type Interaction = { id: number; duration: number; target: string }

const PRESS_TIMEOUT_MS = 2_000
/** The browser reports an interaction after the next frame. */
const PAINT_MS = 100
const MAX_PRESSES = 20

/** Collects the Event Timing entries of all pages of the context; browsers compute INP from them. They report none under
 *  16 ms. */
export async function observeInteractions(context: BrowserContext): Promise<Interaction[]> {
  const observed: Interaction[] = []
  await context.exposeFunction('reportInteraction', (one: Interaction) => void observed.push(one))
  // esbuild, which runs this file, calls it in every function with a name.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(() => {
    const { reportInteraction } = window as unknown as { reportInteraction: (one: Interaction) => void }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        const { interactionId: id, name, duration, target } = entry
        if (id === 0) continue
        const element = target instanceof Element ? target : undefined
        const text = element?.textContent?.trim().slice(0, 40) ?? ''
        reportInteraction({ id, duration, target: `${name} ${element?.tagName ?? ''} ${text}`.trim() })
      }
    })
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  return observed
}

/** INP by its definition: the longest interaction, leaving one out of every fifty. */
export function interactionToNextPaint(observed: Interaction[]): Interaction | undefined {
  const longest = new Map<number, Interaction>()
  for (const one of observed)
    if (one.duration > (longest.get(one.id)?.duration ?? 0)) longest.set(one.id, one)
  const sorted = [...longest.values()].toSorted((a, b) => b.duration - a.duration)
  return sorted[Math.floor(sorted.length / 50)]
}

/** Presses one control of each kind on the page, including those that a press reveals, and types into text fields. Requests that
 *  could change data are aborted. Returns the number of presses. */
export async function pressControls(page: Page): Promise<number> {
  const address = page.url()
  const { pathname } = new URL(address)
  const pressed: string[] = []
  while (pressed.length < MAX_PRESSES) {
    const control = await nextControl(page, pressed)
    if (control) await press(page, control)
    else if (!(await closeOverlay(page))) break
    if (new URL(page.url()).pathname !== pathname) await page.goto(address)
  }
  await page.waitForTimeout(PAINT_MS)
  return pressed.length
}

/** Whether a dialog or menu was open and Escape closed it. */
async function closeOverlay(page: Page): Promise<boolean> {
  const open = page.locator('dialog[open], [popover]:popover-open')
  const before = await open.count()
  if (before === 0) return false
  await page.keyboard.press('Escape')
  await page.waitForTimeout(PAINT_MS)
  return (await open.count()) < before
}

async function press(page: Page, { control, type }: Control): Promise<void> {
  if (type === 'select') {
    await control.focus().catch(() => {})
    await page.keyboard.press('ArrowDown')
  } else await control.click({ timeout: PRESS_TIMEOUT_MS }).catch(() => {})
  if (type === 'text') await page.keyboard.type('12a')
  await page.waitForTimeout(PAINT_MS)
}

type Control = { control: ElementHandle<HTMLElement>; kind: string; type: 'select' | 'text' | 'other' }

/** The next reachable control whose kind is not in `pressed`, to which it is added. */
async function nextControl(page: Page, pressed: string[]): Promise<Control | null> {
  const find = () => findOn(page, pressed)
  // The press may have opened another page.
  const found = await find().catch(() => page.waitForLoadState().then(find))
  if (found) pressed.push(found.kind)
  return found
}

async function findOn(page: Page, pressed: string[]): Promise<Control | null> {
  const found = await page.evaluateHandle(findControl, pressed)
  const control = found.asElement() as ElementHandle<HTMLElement> | null
  if (!control) return null
  const [kind = '', isSelect, isText] = await control.evaluate((element) => [
    element.dataset.pressedAs,
    element.matches('select'),
    element.matches(
      'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=number])',
    ),
  ])
  return { control, kind: String(kind), type: isSelect ? 'select' : isText ? 'text' : 'other' }
}

/** Runs in the browser. */
function findControl(pressed: string[]): HTMLElement | null {
  const controls =
    'button, summary, select, input:not([type=hidden], [type=file]), textarea, [role=tab], [role=switch], a[href^="#"]'
  // Without numbers and quoted names, so that the rows of a list are of one kind.
  const kindOf = (control: HTMLElement) =>
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
    const kind = kindOf(control)
    if (pressed.includes(kind) || !isReachable(control)) continue
    control.dataset.pressedAs = kind
    return control
  }
  return null
}
