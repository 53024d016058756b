'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { BRAND_NAME } from '@/content/brand-name'
import { formatBill } from '@/lib/domain/money'
import { CartSection } from './cart-section'
import { Confirmation } from './confirmation'
import { CustomerSection } from './customer-section'
import { DeliverySection } from './delivery-section'
import { PaymentSection } from './payment-section'
import { Summary } from './summary'
import { useOrderForm } from './use-order-form'
import type { CheckoutView } from './view'

/** The single page of an order: cart and delivery are in the URL, the shopper's details are submitted, and the payment happens
 *  here if the provider's form loads. */
export function Checkout({ view }: { view: CheckoutView }) {
  const { page, cart, state, submit, onSubmit, onInput, isMoving, isSending, showCard, payThere } =
    useOrderForm(view)
  const { payment } = state
  const title = `${payment ? 'Paiement' : 'Votre commande'} · ${view.site.name} · ${BRAND_NAME}`
  const parts = { view, state }
  return (
    <div ref={page} className="page-width pt-6 pb-20 md:pt-10">
      <title>{state.status === 'error' ? `Erreur · ${title}` : title}</title>
      <h1 className="text-[1.75rem] md:text-4xl">Votre commande</h1>
      <div className="mt-5 grid items-start gap-x-12 gap-y-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <details className="card p-0 lg:hidden">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 px-4 font-semibold">
            <span>Récapitulatif</span>
            <span className="tabular-nums">{view.sums ? formatBill(view.sums.totalCents) : '—'}</span>
          </summary>
          <div className="border-hairline border-t p-4">
            <Summary view={view} busy={isMoving} />
          </div>
        </details>
        {payment && showCard ? (
          <PaymentSection {...payment} show={showCard} payThere={payThere} busy={isSending} />
        ) : (
          <form
            action={submit}
            noValidate
            onSubmit={onSubmit}
            onInput={onInput}
            className="flex min-w-0 flex-col gap-6"
          >
            {/* Enter submits with the first button, which would otherwise remove an article. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
            <HiddenFields
              values={{
                ...{ website: view.site.id, items: view.items, submission: view.submissionId },
                ...{ 'delivery.method': view.method ?? '', 'delivery.address.country': view.country },
                ...{ discountCode: view.code ?? '', total: view.sums?.totalCents ?? '' },
                exceptions: view.exceptions,
              }}
            />
            <div ref={cart} aria-busy={isMoving} className="flex flex-col gap-6">
              <CartSection {...parts} />
              {view.options.length > 0 && <DeliverySection {...parts} />}
            </div>
            <CustomerSection {...parts} />
            <Confirmation {...parts} busy={isSending || isMoving} />
          </form>
        )}
        <aside aria-label="Récapitulatif" className="card sticky top-6 flex flex-col gap-4 max-lg:hidden">
          <h2 className="text-xl">Récapitulatif</h2>
          <Summary view={view} busy={isMoving} />
        </aside>
      </div>
    </div>
  )
}
