'use client'

import { useEffect } from 'react'

/** Gives the focus to the control that leads to a sheet when the sheet closes and the browser has nothing to return it
 *  to, as after a sheet that was opened by its address. Without such a control the screen's heading gets it. */
export function useReturnFocus(closeHref: string): void {
  useEffect(() => {
    const opened = window.location.href
    return () => {
      if (document.activeElement === document.body) shownOf(findOpener(opened, closeHref))?.focus()
    }
  }, [closeHref])
}

/** The button of the closed menu that a link stands in, or else the link. */
function shownOf(link: HTMLElement | undefined): HTMLElement | null | undefined {
  const menu = link?.closest('[popover]:not(:popover-open)')
  return menu ? document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`) : link
}

/** The link whose query adds to that of the closed page, and nothing but what the sheet's address says. The order of the
 *  names, and what else was typed into the address, do not matter. */
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
