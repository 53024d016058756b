/** Gives the focus in a closed popover back to the button that opened it. The browser does so for the lowest of several
 *  alone, not for one that was opened from a menu. */
export function returnFocus(popover: HTMLElement): void {
  const { activeElement, body } = document
  // Until the next frame the focus may still be in what is hidden.
  if (activeElement === body || popover.contains(activeElement))
    document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(popover.id)}"]`)?.focus()
}
