'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Milliseconds until a screen reader recognises a moved live region. */
const KNOWN = 100

/** Keeps a `popover="manual"` above everything: raised when `shown` changes, and inside the open modal dialog, because
 *  everything outside it is inert. Returns whether it is in place, so that its text is added afterwards. */
export function useAboveModals(popover: RefObject<HTMLElement | null>, shown: number | undefined): boolean {
  const [placed, setPlaced] = useState<number>()

  useLayoutEffect(() => {
    const element = popover.current
    const home = element?.parentElement
    if (!element || !home) return
    element.showPopover()
    // React removes it from its original parent.
    return () => home.append(element)
  }, [popover])

  useLayoutEffect(() => {
    const element = popover.current
    const home = element?.parentElement
    if (!element || !home || shown === undefined) return
    let timer: number | undefined
    const topParent = () => topModal() ?? home
    if (element.parentElement === topParent()) {
      raise(element)
      setPlaced(shown)
    } else {
      move(element, topParent())
      timer = window.setTimeout(setPlaced, KNOWN, shown)
    }
    // Follows dialogs that open or close while the toast is shown.
    const observer = new MutationObserver(() => {
      if (element.parentElement !== topParent()) move(element, topParent())
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      if (element.parentElement !== home) move(element, home)
    }
  }, [popover, shown])

  return shown !== undefined && placed === shown
}

const topModal = () => [...document.querySelectorAll('dialog:modal')].at(-1)

function move(element: HTMLElement, parent: Element) {
  parent.append(element)
  raise(element)
}

/** The last element added to the top layer is the uppermost. */
function raise(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
