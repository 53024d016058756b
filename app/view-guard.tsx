'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast'
import { VIEW_REFUSED } from '@/lib/domain/view-refused'

/** While an administrator views a client, turns off what changes something, wherever it stands: buttons of forms that
 *  write, questions that lead to one, switches, and what says `data-writes`. Reading forms have a path to go to. The server
 *  refuses in any case. */
export function ViewGuard() {
  useEffect(() => {
    const turnOff = () => {
      for (const control of document.querySelectorAll<HTMLElement>(CONTROLS))
        if (control.ariaDisabled !== 'true' && writes(control)) {
          control.ariaDisabled = 'true'
          if (!control.hasAttribute('aria-describedby'))
            control.setAttribute('aria-describedby', 'view-reason')
        }
    }
    turnOff()
    // Screens come and go, and a button that was busy is on again.
    const observer = new MutationObserver(turnOff)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] })
    addEventListener('click', refuse, true)
    addEventListener('submit', refuse, true)
    return () => {
      observer.disconnect()
      removeEventListener('click', refuse, true)
      removeEventListener('submit', refuse, true)
    }
  }, [])
  return null
}

const CONTROLS =
  'button[type="submit"], button:not([type]), button[popovertarget], [role="switch"], [data-writes]'

/** Before any other listener hears of it. */
function refuse(event: Event): void {
  const { target } = event
  const what = target instanceof Element && target.closest(event.type === 'submit' ? 'form' : CONTROLS)
  if (!what || !writes(what)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  showToast({ text: VIEW_REFUSED })
}

function writes(element: Element): boolean {
  if (element.closest('[data-keeps]')) return false
  if (element instanceof HTMLFormElement) return !leadsToPath(element)
  if (!(element instanceof HTMLButtonElement)) return true
  if (element.popoverTargetElement)
    return element.popoverTargetAction !== 'hide' && asks(element.popoverTargetElement)
  return element.type !== 'submit' || (element.form !== null && writes(element.form))
}

/** A form of the address, as the filters of a list. */
const leadsToPath = (form: HTMLFormElement) =>
  form.method === 'dialog' || (form.method === 'get' && /^[/?#]/.test(form.getAttribute('action') ?? ''))

/** A popover with a question whose 'Oui' writes. */
const asks = (popover: Element) =>
  popover.role === 'alertdialog' && [...popover.querySelectorAll('form')].some(writes)
