'use client'

import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type ComponentProps, type ReactElement, useState } from 'react'

/** The settings of the provider's form: the platform's key, and the seller's account. */
export type CardForm = { publishableKey: string; accountId: string }
/** The form of an open session. */
export type ShowForm = (clientSecret: string) => ReactElement

/** Loads the provider's script; throws, or returns null, where it is unavailable. */
export async function loadForm({ publishableKey, accountId }: CardForm): Promise<ShowForm | null> {
  const stripe = await loadStripe(publishableKey, { stripeAccount: accountId, locale: 'fr' })
  return stripe && ((clientSecret) => <Form stripe={stripe} clientSecret={clientSecret} />)
}

type Props = Pick<ComponentProps<typeof EmbeddedCheckoutProvider>, 'stripe'> & { clientSecret: string }

function Form({ stripe, clientSecret }: Props) {
  // The provider warns when its options change.
  const [options] = useState({ fetchClientSecret: () => Promise.resolve(clientSecret) })
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={options}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  )
}
