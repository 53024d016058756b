import { isSeen, nameOf } from './seen'

/** Scrollers that only a swipe or a drag can move: each needs a button, or links to its parts, in its section. */
export function findSwipesWithoutButton(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element)
    const isStrip =
      style.scrollSnapType !== 'none' && element.scrollWidth > element.clientWidth + 1 && isSeen(element)
    if (!isStrip && element.getAttribute('draggable') !== 'true') continue
    const around = element.parentElement
    const place = around?.closest('section, [role=region], [role=group], fieldset') ?? around
    const movers = [...(place?.querySelectorAll('button, a[href^="#"], input[type=radio]') ?? [])]
    if (!movers.some((mover) => !element.contains(mover) && isUsable(mover))) found.push(nameOf(element))
  }
  return found
}

const isUsable = (mover: Element) => mover.matches('input') || isSeen(mover)
