/** Returns the focus from a closed popover to the button that opened it. The browser does so only for the lowest of several,
 *  not for one opened from a menu. */
export function returnFocus(popover: HTMLElement): void {
  const { activeElement, body } = document
  // Until the next frame the focus may still be in the hidden popover.
  if (activeElement === body || popover.contains(activeElement))
    document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(popover.id)}"]`)?.focus()
}
