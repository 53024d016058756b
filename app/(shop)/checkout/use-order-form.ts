import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { focusFault } from '@/components/ui/forms/focus-first-fault'
import { useDocumentAction } from '@/components/ui/forms/use-document-action'
import type { FormState } from '@/lib/domain/forms/schema'
import { checkoutAction } from './actions'
import { fillInput, keepInput, readInput } from './kept-input'
import { shopperInput } from './typed-fields'
import { useCardForm } from './use-card-form'
import { useCartMove } from './use-cart-move'
import type { CheckoutView } from './view'

const UNREACHABLE = 'La commande n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** The checkout's form with script: a change of the cart reloads it at its own URL; any other submit places the order. */
export function useOrderForm(view: CheckoutView) {
  const page = useRef<HTMLDivElement>(null)
  const cart = useRef<HTMLDivElement>(null)
  const sent = useRef<FormData>(null)
  const [isTurning, startTurn] = useTransition()
  const { show: showCard, load } = useCardForm(view.card)
  const prepare = async (form: FormData) => {
    form.set('commander', '1')
    if (!form.has('form') && (await load())) form.set('form', 'embedded')
    sent.current = form
  }
  const [state, submit, isSending] = useDocumentAction(checkoutAction, UNREACHABLE, { prepare })
  const { values, keep, resume } = useTyped(view, state)
  useFaults(page, state)

  const { isMoving, move } = useCartMove({ view, cart, values, keep })

  const showKept = useEffectEvent(() => {
    const form = page.current?.querySelector('form')
    if (!form) return
    const hasPlace = view.zip !== '' || view.city !== ''
    fillInput(view.site.id, form, hasPlace)
    const { cp, ville } = resume()
    if (view.method === 'relay' && !hasPlace && (cp || ville)) move(form)
  })
  useEffect(() => showKept(), [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    // Enter in any field submits with the form's first button.
    const isOrder =
      cart.current?.contains(submitter?.tabIndex === -1 ? document.activeElement : submitter) !== true
    if (isOrder && !isSending && !isMoving) return
    event.preventDefault()
    if (!isOrder) move(event.currentTarget, submitter)
  }

  /** The same order, paid on the provider's page. */
  function payThere() {
    const form = new FormData()
    for (const [name, value] of sent.current ?? []) form.append(name, value)
    form.set('form', 'hosted')
    startTurn(() => submit(form))
  }

  return {
    ...{ page, cart, submit, onSubmit, isMoving, payThere, showCard },
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => keepInput(view.site.id, currentTarget),
    isSending: isSending || isTurning,
    state: { ...state, values },
  }
}

/** The input that the fields show when rendered again: after a reload the input kept in this tab, after a refusal the sent
 *  values, after a change of the cart the input before it. */
function useTyped(view: CheckoutView, state: FormState) {
  const [before, setBefore] = useState<{ state: FormState; values: Record<string, string> }>()
  const [kept, setKept] = useState<Record<string, string>>({})
  const sent = { ...view.typed, ...kept, ...state.values }
  const values = before?.state === state ? { ...sent, ...before.values } : sent
  const keep = (form: HTMLFormElement) =>
    setBefore({ state, values: { ...values, ...shopperInput(new FormData(form)) } })
  function resume() {
    const input = readInput(view.site.id)
    setKept(input)
    return input
  }
  return { values, keep, resume }
}

/** After a refusal: focuses the first fault, and refreshes data that may have changed. Reloads a page restored from the
 *  back/forward cache: its order may be paid by now. */
function useFaults(page: { current: HTMLDivElement | null }, state: FormState) {
  const router = useRouter()
  useEffect(() => {
    if (state.status !== 'error' || !page.current) return
    focusFault(page.current)
    router.refresh()
  }, [state, page, router])
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
