import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useTransition } from 'react'
import { movedQuery } from './address'
import { keepInput } from './kept-input'
import { moveCustomizations } from './move-customizations'
import type { CheckoutView } from './view'

type Props = {
  view: CheckoutView
  cart: RefObject<HTMLDivElement | null>
  /** The values that the form's fields show. */
  values: Record<string, string>
  /** Keeps the form's input for its next rendering. */
  keep: (form: HTMLFormElement) => void
}

/** Reloads the checkout at the URL of the changed cart. `move` takes the form with the pressed button. */
export function useCartMove({ view, cart, values, keep }: Props) {
  const router = useRouter()
  const pressed = useRef<[name: string, value: string][]>([])
  const [isMoving, startMove] = useTransition()

  function move(form: HTMLFormElement, button?: HTMLElement | null) {
    moveCustomizations(form, view.lines, button)
    keepInput(view.site.id, form)
    keep(form)
    const fields = Array.from(new FormData(form), ([name, value]): [string, string] => [name, String(value)])
    if (button instanceof HTMLButtonElement && button.name) pressed.current.push([button.name, button.value])
    const query = movedQuery([...fields, ...pressed.current], values)
    // Always a different URL: the router would not reload the same one.
    query.set('vif', String(Date.now()))
    startMove(() => router.replace(`/checkout?${query}`, { scroll: false }))
  }

  // A change replaces a pending one, so its request includes the buttons pressed before.
  useEffect(() => {
    if (!isMoving) pressed.current = []
  }, [isMoving])
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('vif'))
      window.history.replaceState(null, '', view.here)
  }, [view])
  // The browser's native event, which fires when a quantity is committed, not at each digit.
  useEffect(() => {
    const fields = cart.current
    const onChange = ({ target }: Event) => {
      const form = fields?.closest('form')
      if (form && target instanceof HTMLElement && target.dataset.live !== undefined) move(form)
    }
    fields?.addEventListener('change', onChange)
    return () => fields?.removeEventListener('change', onChange)
  })

  return { isMoving, move }
}
