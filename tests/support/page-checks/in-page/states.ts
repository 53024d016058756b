import { contrast, groundOf, toRgba } from './colours'
import { isSeen, labelsOf, nameOf, seenTexts } from './seen'

/** Selected elements that look like the others in greyscale: same luminance, and no other difference. */
export function findStatesByColourAlone(): string[] {
  return pairs()
    .filter(([chosen, other]) => isSeen(chosen) && isSeen(other) && !differ(chosen, other))
    .map(([chosen]) => nameOf(chosen))
}

/** Texts with low contrast; for forced colours, which axe does not check. */
export function findFaintTexts(): string[] {
  const found = new Set<string>()
  for (const { holder } of seenTexts()) {
    if (holder.closest(':disabled, [aria-disabled=true], [aria-hidden=true], svg')) continue
    if (contrast(toRgba(getComputedStyle(holder).color), groundOf(holder)) < 4.5) found.add(nameOf(holder))
  }
  return [...found]
}

/** Badges that convey nothing without their colour. */
export const findWordlessBadges = (): string[] =>
  [...document.querySelectorAll('.badge')]
    .filter((badge) => isSeen(badge) && !badge.textContent?.trim())
    .map((badge) => badge.outerHTML.slice(0, 80))

/** Selected elements, each with an unselected one of its group. */
function pairs(): [Element, Element][] {
  const found: [Element, Element][] = []
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')) {
    // A visible radio button has the browser's own mark.
    if (isSeen(radio)) continue
    const other = [...document.querySelectorAll<HTMLInputElement>(`input[name="${radio.name}"]`)].find(
      (one) => one.form === radio.form && !one.checked,
    )
    const [label, otherLabel] = [labelsOf(radio)[0], other && labelsOf(other)[0]]
    if (label && otherLabel) found.push([label, otherLabel])
  }
  for (const state of ['aria-current', 'aria-pressed', 'aria-selected'])
    for (const chosen of document.querySelectorAll(`[${state}]:not([${state}=false])`)) {
      const group = chosen.closest('nav, ul, ol, [role=group], [role=tablist], fieldset')
      const other = [...(group?.querySelectorAll(chosen.tagName) ?? [])].find(
        (one) => !one.matches(`[${state}]:not([${state}=false])`),
      )
      if (other) found.push([chosen, other])
    }
  return found
}

function differ(chosen: Element, other: Element): boolean {
  if (shapeOf(chosen) !== shapeOf(other)) return true
  return contrast(groundOf(chosen), groundOf(other)) >= 1.5 || hasEdge(chosen) !== hasEdge(other)
}

/** Whether its bottom border is visible on the background. */
function hasEdge(element: Element): boolean {
  const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(element)
  if (borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 2) return false
  return contrast(toRgba(borderBottomColor), groundOf(element)) >= 3
}

/** An element's visible style without colours. */
function shapeOf(element: Element): string {
  const style = getComputedStyle(element)
  const parts = [
    style.fontWeight,
    style.textDecorationLine,
    style.borderStyle,
    style.borderWidth,
    style.outlineStyle === 'none' ? '' : style.outlineWidth,
    ...['::before', '::after'].map((part) => getComputedStyle(element, part).content),
    element.querySelectorAll('svg').length,
  ]
  return parts.join(' ')
}
