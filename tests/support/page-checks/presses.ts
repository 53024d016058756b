import type { CDPSession, Page } from 'playwright/test'
import sharp from 'sharp'
import { LONG } from '../rounds'

const PRESSED = 'a[href], button, summary, select, label, input'
/** Text fields and their labels, where a press only starts typing. */
const TYPED =
  'label:not(.button, :has([type=checkbox], [type=radio], [type=file])), input:not([type=checkbox], [type=radio], [type=submit], [type=button])'

/** The pseudo-classes forced on an element that is hovered, pressed, or focused by keyboard. */
const STATES = { hover: ['hover'], press: ['hover', 'active'], focus: ['focus', 'focus-visible'] }
type State = keyof typeof STATES
/** The appearance of each control, as text. */
type Looks = string[]

/** Pressable elements, by their text, that look the same in two states: idle, hovered, pressed, focused. Checks one element
 *  per set of classes. Compares styles, which is fast; `npm run trust` compares pictures. */
export const findSilentPresses = (page: Page): Promise<string[]> =>
  findStatesAlike(page, LONG ? pictureLooks : styleLooks)

/** The same by pictures of the whole page. */
export const findStatesAlikeInPictures = (page: Page): Promise<string[]> =>
  findStatesAlike(page, pictureLooks)

async function findStatesAlike(page: Page, readLooks: (page: Page) => Promise<Looks>): Promise<string[]> {
  // The pointer may still be over the last pressed element.
  await page.mouse.move(0, 0)
  const client = await page.context().newCDPSession(page)
  await page.evaluate(stopTransitions)
  const nodeIds = await findPressable(page, client)
  const looksIn = async (state?: State) => {
    const forcedPseudoClasses = state ? STATES[state] : []
    await Promise.all(
      nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    )
    return readLooks(page)
  }
  const idle = await looksIn()
  const focused = await looksIn('focus')
  const hovered = await looksIn('hover')
  const pressed = await looksIn('press')
  await looksIn()
  const words = await page.evaluate(endPresses)
  await client.detach()
  const same = (name: string, one: Looks, other: Looks) =>
    words.filter((_, index) => one[index] === other[index]).map((word) => `${name}: ${word}`)
  return [
    ...same('press', idle, pressed),
    ...same('focus', idle, focused),
    ...((await showsPointer(page))
      ? [...same('hover', idle, hovered), ...same('press', hovered, pressed)]
      : []),
  ]
}

/** A touch screen has no pointer, and with forced colours the system highlights the hovered element. */
const showsPointer = (page: Page) =>
  page.evaluate(() => matchMedia('(hover: hover) and (forced-colors: none)').matches)

/** Stops transitions, because a colour in transition would equal the previous one. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

function endPresses(): string[] {
  document.adoptedStyleSheets.pop()
  return [...document.querySelectorAll<HTMLElement>('[data-pressable]')].map((element) => {
    delete element.dataset.pressable
    return element.outerHTML.slice(0, 160)
  })
}

async function findPressable(page: Page, client: CDPSession): Promise<number[]> {
  await page.evaluate(
    ([pressed, typed]) => {
      const known = new Set<string>()
      for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
        const kind = `${element.localName} ${element.className} ${element.getAttribute('type')}`
        const isIdle = element.matches(`:disabled, [aria-disabled=true], ${typed}`) || known.has(kind)
        if (isIdle || !element.checkVisibility({ visibilityProperty: true })) continue
        known.add(kind)
        element.dataset.pressable = ''
      }
    },
    [PRESSED, TYPED] as const,
  )
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  const found = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-pressable]',
  })
  return found.nodeIds
}

/** The styles of a control, its descendants and its enclosing label. */
const styleLooks = (page: Page): Promise<Looks> =>
  page.evaluate(() => {
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      const { backgroundImage, backgroundColor, borderColor, boxShadow, color, filter } = style
      const { opacity, outline, textDecoration, textDecorationLine } = style
      // An invisible line still has a thickness.
      const line = textDecorationLine === 'none' ? '' : textDecoration
      return [backgroundImage, backgroundColor, borderColor, boxShadow, color, filter, opacity, outline, line]
    }
    return [...document.querySelectorAll('[data-pressable]')].map((element) => {
      const painted = [element, element.closest('label') ?? element, ...element.querySelectorAll('*')]
      return String([...painted.map((one) => styleOf(one)), styleOf(element, '::after')])
    })
  })

/** The pixels of each control with a margin of 6, as text, in a window as tall as the page. */
async function pictureLooks(page: Page): Promise<Looks> {
  const screen = page.viewportSize()
  if (!screen) throw new Error('The page has no size')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: screen.width, height: Math.max(height, screen.height) })
  const boxes = await page.evaluate(readBoxes)
  const picture = sharp(await page.screenshot()).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  await page.setViewportSize(screen)
  return boxes.map(([left, top, right, bottom]) => {
    const rows: string[] = []
    for (let y = Math.max(0, top); y < Math.min(bottom, info.height); y += 1) {
      const at = (x: number) => (y * info.width + Math.min(Math.max(0, x), info.width)) * info.channels
      rows.push(data.toString('base64', at(left), at(right)))
    }
    return rows.join()
  })
}

/** Left, top, right and bottom of each control in the window, including its surroundings. Runs in the browser. */
function readBoxes(): [number, number, number, number][] {
  return [...document.querySelectorAll('[data-pressable]')].map((element) => {
    const { left, top, right, bottom } = (element.closest('label') ?? element).getBoundingClientRect()
    return [Math.floor(left) - 6, Math.floor(top) - 6, Math.ceil(right) + 6, Math.ceil(bottom) + 6]
  })
}
