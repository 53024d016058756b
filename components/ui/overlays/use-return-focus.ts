'use client'

import { useEffect } from 'react'

/** Focuses the control that opens a sheet when the sheet closes and the browser has no element to return the focus to, as
 *  after a sheet opened by its URL. Without such a control, focuses the screen's heading. */
export function useReturnFocus(closeHref: string): void {
  useEffect(() => {
    const opened = window.location.href
    return () => {
      if (document.activeElement === document.body) shownOf(findOpener(opened, closeHref))?.focus()
    }
  }, [closeHref])
}

/** The button of the closed menu that contains a link, or else the link. */
function shownOf(link: HTMLElement | undefined): HTMLElement | null | undefined {
  const menu = link?.closest('[popover]:not(:popover-open)')
  return menu ? document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`) : link
}

/** The link whose query adds only parameters of the sheet's URL to the closed page's. The order of the parameters and
 *  unrelated ones are ignored. */
function findOpener(opened: string, closeHref: string): HTMLElement | undefined {
  const ofSheet = new URL(opened)
  const ofPage = new URL(closeHref, opened)
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => {
    const added = [...new URLSearchParams(link.search)].filter(
      ([name, value]) => ofPage.searchParams.get(name) !== value,
    )
    return (
      link.pathname === ofSheet.pathname &&
      added.length > 0 &&
      added.every(([name, value]) => ofSheet.searchParams.get(name) === value)
    )
  })
}
