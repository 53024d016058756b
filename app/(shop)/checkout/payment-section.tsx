import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import type { ShowForm } from './embedded-form'

type Props = {
  clientSecret: string
  cancelUrl: string
  show: ShowForm
  payThere: () => void
  busy: boolean
}

/** The provider's form. What it says of a card, and the bank's check, are its own. */
export function PaymentSection({ clientSecret, cancelUrl, show, payThere, busy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="paiement" className="card flex min-w-0 flex-col gap-4 p-4 md:p-6">
      <h2 ref={heading} id="paiement" tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        Paiement
      </h2>
      <p className="text-muted text-sm">
        Votre commande est réservée pendant trente minutes. Le paiement passe par le formulaire sécurisé de
        Stripe&nbsp;; nous ne voyons pas votre carte.
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <ButtonLink href={cancelUrl} look="secondary" size="small">
          Annuler le paiement
        </ButtonLink>
        <Button look="quiet" size="small" busy={busy} onClick={payThere}>
          Payer plutôt sur la page de Stripe
        </Button>
      </div>
      {/* The form is drawn for a light page, and says its height once it is there. */}
      <div className="scheme-light -mx-4 min-h-150 bg-white md:mx-0 md:rounded-input">
        {show(clientSecret)}
      </div>
    </section>
  )
}
