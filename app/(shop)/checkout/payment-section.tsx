import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Spinner } from '@/components/ui/layout/spinner'
import type { ShowForm } from './embedded-form'

type Props = {
  clientSecret: string
  cancelUrl: string
  show: ShowForm
  payThere: () => void
  busy: boolean
}

/** The provider's form, which shows its own card errors and the bank's check. */
export function PaymentSection({ clientSecret, cancelUrl, show, payThere, busy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="paiement" className="card flex min-w-0 flex-col gap-4 p-4 md:p-6">
      <h2 ref={heading} id="paiement" tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        Paiement
      </h2>
      <p className="text-muted text-sm">
        Vos articles sont réservés le temps de payer, trente minutes au plus. Le paiement passe par le
        formulaire sécurisé de Stripe&nbsp;; nous ne voyons pas votre carte.
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <ButtonLink href={cancelUrl} look="secondary" size="small">
          Annuler le paiement
        </ButtonLink>
        <Button look="quiet" size="small" busy={busy} onClick={payThere} className="-ml-3">
          Payer plutôt sur la page de Stripe
        </Button>
      </div>
      {/* The form is designed for a light page, and reports its height once loaded. */}
      <div className="group scheme-light relative min-h-150 bg-white max-md:-mx-4 max-md:-mb-4 max-md:rounded-b-card md:rounded-input">
        <p className="absolute inset-x-0 top-16 text-center group-has-[iframe]:hidden">
          <Spinner label="Chargement du formulaire de paiement…" />
        </p>
        {show(clientSecret)}
      </div>
    </section>
  )
}
