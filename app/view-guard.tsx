'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/overlays/toast'
import { VIEW_REFUSED } from '@/lib/domain/view-refused'

/** While an administrator views a client, disables every control that changes data: buttons of forms that write, questions
 *  that lead to one, switches, and elements with `data-writes`. Forms with a path as their action only read. The server
 *  refuses writes in any case. */
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
    // Screens change, and busy buttons become enabled again.
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

/** Runs before any other listener. */
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

/** A form that changes only the URL, such as a list's filters. */
const leadsToPath = (form: HTMLFormElement) =>
  form.method === 'dialog' || (form.method === 'get' && /^[/?#]/.test(form.getAttribute('action') ?? ''))

/** A popover with a question whose 'Oui' writes. */
const asks = (popover: Element) =>
  popover.role === 'alertdialog' && [...popover.querySelectorAll('form')].some(writes)
