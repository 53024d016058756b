/** Whether an element is visible: not collapsed, not for screen readers only. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height, right, bottom } = element.getBoundingClientRect()
  return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0
}

/** The visible texts, each with its element. */
export function seenTexts(): { text: Text; holder: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: { text: Text; holder: Element }[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const holder = text.parentElement
    if (holder && text.data.trim() && !holder.closest('script, style, noscript') && isSeen(holder))
      texts.push({ text, holder })
  }
  return texts
}

/** Controls for a finger, a mouse or the keyboard. */
export const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]'

/** The labels of a form's control. */
export const labelsOf = (element: Element): HTMLLabelElement[] => [
  ...((element as HTMLInputElement).labels ?? []),
]

/** The name of an element in a finding. */
export function nameOf(element: Element): string {
  const { id, tagName } = element
  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const text = words.replace(/\s+/g, ' ').trim().slice(0, 50)
  return `${tagName.toLowerCase()}${id && `#${id}`}${text && ` “${text}”`}`
}
