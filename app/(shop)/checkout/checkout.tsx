'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { focusFault } from '@/components/ui/focus-first-fault'
import { HiddenFields } from '@/components/ui/hidden-fields'
import { useDocumentAction } from '@/components/ui/use-document-action'
import { BRAND_NAME } from '@/content/brand-name'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatEuros } from '@/lib/domain/money'
import { orderAction } from './actions'
import { CartSection } from './cart-section'
import { Confirmation } from './confirmation'
import { CustomerSection } from './customer-section'
import { DeliverySection } from './delivery-section'
import { Summary } from './summary'
import type { CheckoutView } from './view'

const UNREACHABLE = 'La commande n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** The form of the cart, whose fields are in the address, and the form of the order. */
export const CART_FORM = 'panier'
export const ORDER_FORM = 'commande'

/** An order's one page: what is bought and how it comes is in the address, who buys it is sent. */
export function Checkout({ view }: { view: CheckoutView }) {
  const [state, submit, isSending] = useDocumentAction(orderAction, UNREACHABLE)
  const [isMoving, startMove] = useTransition()
  const router = useRouter()
  const page = useRef<HTMLDivElement>(null)
  const cart = useRef<HTMLFormElement>(null)
  useFaults(page, state)

  /** Shows the changed cart at its own address; what is typed in the other form stays. */
  function show(form: HTMLFormElement, button?: HTMLElement | null) {
    const fields = Array.from(new FormData(form, button), ([name, value]) => [name, String(value)])
    const query = new URLSearchParams([...fields, ['vif', '1']])
    startMove(() => router.replace(`/checkout?${query}`, { scroll: false }))
  }
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('vif'))
      window.history.replaceState(null, '', view.here)
  }, [view])
  // The browser's own event, which comes once a quantity is typed and not at each digit.
  useEffect(() => {
    const form = cart.current
    const onChange = ({ target }: Event) => {
      if (form && target instanceof HTMLElement && target.dataset.live !== undefined) show(form)
    }
    form?.addEventListener('change', onChange)
    return () => form?.removeEventListener('change', onChange)
  })
  const onCartSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
  }

  const title = `Votre commande · ${view.site.name} · ${BRAND_NAME}`
  const parts = { view, state }
  return (
    <div ref={page} className="page-width pt-6 pb-20 md:pt-10">
      <title>{state.status === 'error' ? `Erreur · ${title}` : title}</title>
      <h1 className="text-[1.75rem] md:text-4xl">Votre commande</h1>
      <div className="mt-5 grid items-start gap-x-12 gap-y-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <details className="card p-0 lg:hidden">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 px-4 font-semibold">
            <span>Récapitulatif</span>
            <span className="tabular-nums">{view.sums ? formatEuros(view.sums.totalCents) : '—'}</span>
          </summary>
          <div className="border-hairline border-t p-4">
            <Summary view={view} busy={isMoving} />
          </div>
        </details>
        <div className="flex min-w-0 flex-col gap-6">
          <form
            ref={cart}
            id={CART_FORM}
            action="/checkout"
            onSubmit={onCartSubmit}
            aria-busy={isMoving}
            className="flex flex-col gap-6"
          >
            {/* The button of the key Enter, which would otherwise press the first one: it removes an article. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
            <HiddenFields values={{ website: view.site.id, items: view.items }} />
            <CartSection {...parts} />
            {view.options.length > 0 && <DeliverySection {...parts} />}
          </form>
          <form
            id={ORDER_FORM}
            action={submit}
            noValidate
            onSubmit={(event) => (isSending || isMoving) && event.preventDefault()}
            className="flex flex-col gap-6"
          >
            <HiddenFields
              values={{
                ...{ website: view.site.id, items: view.items, submission: view.submissionId },
                ...{ 'delivery.method': view.method ?? '', 'delivery.address.country': view.country },
                ...{ discountCode: view.code ?? '', total: view.sums?.totalCents ?? '' },
              }}
            />
            <CustomerSection {...parts} />
            <Confirmation {...parts} busy={isSending || isMoving} />
          </form>
        </div>
        <aside aria-label="Récapitulatif" className="card sticky top-6 flex flex-col gap-4 max-lg:hidden">
          <h2 className="text-xl">Récapitulatif</h2>
          <Summary view={view} busy={isMoving} />
        </aside>
      </div>
    </div>
  )
}

/** After a refusal: brings the keyboard to the first fault, and reads anew what may have changed meanwhile. A page that the
 *  browser kept while its order was paid is loaded again. */
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
