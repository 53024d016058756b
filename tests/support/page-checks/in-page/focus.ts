import { contrast, groundOf, toRgba } from './colours'
import { isSeen, labelsOf, nameOf } from './seen'

const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** The maximum time to scroll the focused element into view. */
const LONGEST_SCROLL_MS = 3_000

let expected = new Set<Element>()
let reached = new Set<Element>()
let last: Element | null = null

/** Moves the focus to the start of the page; returns the maximum number of Tab presses to its end. */
export function startKeyboardWalk(): number {
  // Tab continues from the position of the last focused element.
  const start = document.createElement('span')
  start.tabIndex = -1
  document.body.prepend(start)
  start.focus()
  start.remove()
  scrollTo({ top: 0, behavior: 'instant' })
  const shown = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  )
  // Arrow keys choose within a group of radio buttons; Tab skips the others.
  expected = new Set(shown.filter((element) => !element.matches('[type=radio]')))
  reached = new Set()
  last = null
  const parts = shown.filter((element) => element.matches('[type=date], [type=time]')).length
  return shown.length + parts * 5 + 5
}

/** The faults of the element focused by a Tab press. */
export async function judgeFocus(): Promise<{ isOver: boolean; faults: string[] }> {
  const focused = innermost(document.activeElement)
  const isOver =
    !focused || focused === document.body || (reached.has(focused) && focused !== last && reached.size > 0)
  if (isOver) return { isOver, faults: [] }
  const isFirst = !reached.has(focused)
  reached.add(focused)
  last = focused
  return { isOver, faults: isFirst ? await faultsOf(focused) : [] }
}

/** The focused element within an element's shadow root, else the element. */
const innermost = (element: Element | null): Element | null =>
  element?.shadowRoot?.activeElement ? innermost(element.shadowRoot.activeElement) : element

/** The elements that the keyboard walk has not reached. */
export const findUnreached = (): string[] =>
  [...expected]
    .filter((element) => element.isConnected && !reached.has(element))
    .map((element) => `${nameOf(element)} is not reached`)

async function faultsOf(focused: Element): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  const name = nameOf(focused)
  const ring = ringOf(focused)
  const shown = isSeen(focused) ? focused : (ring?.element ?? focused)
  const findHiding = () => (isSeen(shown) ? hidingFaults(shown, name) : [`${name} is not seen`])
  const until = performance.now() + LONGEST_SCROLL_MS
  while (findHiding().length > 0 && performance.now() < until) await new Promise(requestAnimationFrame)
  return [...(ring ? ringFaults(ring, name) : [`${name} has no ring`]), ...findHiding()]
}

type Ring = { element: Element; style: CSSStyleDeclaration }

/** The focus ring and its element: the focused one, a sibling drawn with it, its label, or an ancestor. */
function ringOf(focused: Element): Ring | undefined {
  const others = [...labelsOf(focused), focused.parentElement, focused.parentElement?.parentElement]
  const rings = [focused, ...others, focused.nextElementSibling]
    .filter((element) => element instanceof Element)
    .flatMap((element) =>
      (element === focused ? ['', '::before', '::after'] : ['']).map((part) => ({
        element,
        style: getComputedStyle(element, part),
      })),
    )
  return rings.find(({ element, style: { content, outlineStyle, outlineWidth } }) => {
    const isDrawn = isSeen(element) && content !== 'none'
    return isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
}

function ringFaults({ element: ringed, style }: Ring, name: string): string[] {
  const { outlineWidth, outlineColor, outlineOffset } = style
  const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ringed : (ringed.parentElement ?? ringed))
  const ratio = contrast(toRgba(outlineColor), ground)
  return [
    ...(Number.parseFloat(outlineWidth) < 2 ? [`${name} has a ring of ${outlineWidth}`] : []),
    ...(ratio < 3 ? [`${name} has a ring of ${ratio.toFixed(2)} to 1`] : []),
  ]
}

function hidingFaults(shown: Element, name: string): string[] {
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const fits = width <= innerWidth && height <= innerHeight / 2
  if (fits && (x < 0 || y < 0 || x > innerWidth || y > innerHeight)) return [`${name} is out of sight`]
  const points = [
    [x, y],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ]
  const bars = points.map(([across = 0, down = 0]) => barOver(shown, across, down)).filter(Boolean)
  return bars[0] ? [`${name} is behind ${nameOf(bars[0])}`] : []
}

/** The fixed or sticky bar that covers this point of an element. */
function barOver(shown: Element, x: number, y: number): Element | undefined {
  for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(shown); hit = hit.parentElement) {
    if (shown.contains(hit)) return undefined
    if (/fixed|sticky/.test(getComputedStyle(hit).position)) return hit
  }
  return undefined
}
