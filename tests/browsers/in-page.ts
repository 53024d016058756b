// These functions run in the page, so each must be self-contained.

export type Kind = 'button' | 'link' | 'field' | 'choice'

/** Marks the element of this kind with this accessible name, preferring a full match; returns its selector. While a dialog
 *  is open, only its elements count. */
export function markElement(kind: Kind, name: string, within: string): string | null {
  const SELECTORS = {
    button: 'button, summary, [role=button], [role=switch], input[type=submit]',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select',
    choice: 'input[type=radio], input[type=checkbox]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ innerText }) => innerText)
    return plain(
      element.getAttribute('aria-label') ?? (labels.join(' ') || (element as HTMLElement).innerText),
    )
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
  }
  for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk')
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const places = [...front.querySelectorAll<HTMLElement>('li, tr, form, section, fieldset')]
    .filter((place) => isShown(place) && plain(place.innerText).includes(within))
    .sort((a, b) => a.innerText.length - b.innerText.length)
  const searched = within ? places : [front]
  for (const place of searched) {
    const candidates = [...place.querySelectorAll(SELECTORS[kind])].filter(isShown)
    const found =
      candidates.find((one) => nameOf(one) === name) ??
      candidates.find((one) => nameOf(one).startsWith(name)) ??
      candidates.find((one) => nameOf(one).includes(name))
    if (!found) continue
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    found.setAttribute('data-walk', '')
    return '[data-walk]'
  }
  return null
}

/** The visible text of the page, with whitespace collapsed. */
export const visibleText = () => document.body.innerText.replace(/\s+/g, ' ')

/** Visible defects of the page in its current state. */
export function findFaults(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`scrolls ${scrollWidth - clientWidth} pixels sideways`)
  const nameOf = (element: Element) =>
    `${element.localName} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    )
  }
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

  for (const element of front.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!isShown(element) || getComputedStyle(element).pointerEvents === 'none') continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = (element as HTMLInputElement).labels?.[0]
    // Skip links and hidden stage content are outside the window.
    if (hit && !(element.contains(hit) || hit.contains(element) || label?.contains(hit)))
      faults.push(`${nameOf(element)} is covered by ${nameOf(hit)}`)
    if (element.localName === 'button' && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${nameOf(element)} is wider than its box`)
  }
  for (const select of front.querySelectorAll('select'))
    if (isShown(select) && getComputedStyle(select).appearance !== 'none')
      faults.push(`${nameOf(select)} is drawn by the system`)
  for (const image of front.querySelectorAll('img'))
    if (isShown(image) && image.complete && image.naturalWidth === 0)
      faults.push(`the picture ${image.currentSrc} is broken`)
  scrollTo({ top: 0, behavior: 'instant' })
  return faults
}

/** The outline width of the focused element; empty if there is no visible ring. */
export function focusRing(): string {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
  return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? '' : outlineWidth
}
