'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Milliseconds after which a screen reader knows a live region that has moved. */
const KNOWN = 100

/** Keeps a `popover="manual"` above everything: raised when `shown` changes, and inside the modal dialog that is open
 *  then, because all outside of it can neither be pressed nor read. Returns whether it is there, so that its text comes
 *  after it. */
export function useAboveModals(popover: RefObject<HTMLElement | null>, shown: number | undefined): boolean {
  const [placed, setPlaced] = useState<number>()

  useLayoutEffect(() => {
    const element = popover.current
    const home = element?.parentElement
    if (!element || !home) return
    element.showPopover()
    // React removes it from where it has put it.
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
    // A dialog that opens or closes while the toast stands.
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

/** The latest of the top layer is the uppermost. */
function raise(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
