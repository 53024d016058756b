import { CONTROLS, isSeen, labelsOf, nameOf } from './seen'

/** Controls smaller than `least` pixels in either direction. WCAG exempts links in running text. */
export function findSmallTargets(least: number): string[] {
  const found: string[] = []
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (
      control.matches(':disabled, main') ||
      control.closest('[aria-hidden=true]') ||
      isInRunningText(control)
    )
      continue
    const parts = [control, ...labelsOf(control).filter(isToggleOf(control))].filter(isSeen)
    if (parts.length === 0) continue
    const { width, height } = sizeOf(parts)
    if (width > least - 0.5 && height > least - 0.5) continue
    if (isHitAround(control, parts, least)) continue
    found.push(`${nameOf(control)} is ${width.toFixed(0)} × ${height.toFixed(0)}`)
  }
  return found
}

/** A checkbox's or radio button's label is part of it; a text field's label is not. */
const isToggleOf = (control: Element) => () => control.matches('[type=checkbox], [type=radio]')

function sizeOf(parts: Element[]) {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const edge = (side: 'left' | 'top' | 'right' | 'bottom', pick: (...values: number[]) => number) =>
    pick(...boxes.map((box) => box[side]))
  const [left, right] = [edge('left', Math.min), edge('right', Math.max)]
  const [top, bottom] = [edge('top', Math.min), edge('bottom', Math.max)]
  return { width: right - left, height: bottom - top, x: (left + right) / 2, y: (top + bottom) / 2 }
}

function isInRunningText(control: Element): boolean {
  if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false
  let block = control.parentElement
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
  const rest = [...(block?.querySelectorAll('a') ?? [])].reduce(
    (text, link) => text.replace(link.textContent ?? '', ''),
    block?.textContent ?? '',
  )
  return /\p{L}{2}/u.test(rest)
}

/** Whether a tap next to the visible control still hits it, for example by a larger overlay. */
function isHitAround(control: Element, parts: Element[], least: number): boolean {
  // Centred, because a snapping scroller would scroll back from an element that is visible only at its edge.
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y } = sizeOf(parts)
  const reach = least / 2 - 1
  return [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ].every(([left = 0, top = 0]) => {
    const hit = document.elementFromPoint(left, top)
    return hit !== null && parts.some((part) => part.contains(hit))
  })
}
