'use client'

import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type ComponentProps, type ReactElement, useState } from 'react'

/** What the browser needs for the provider's form: the key of the platform, and the seller's account. */
export type CardForm = { publishableKey: string; accountId: string }
/** The form of an open session. */
export type ShowForm = (clientSecret: string) => ReactElement

/** Loads the provider's script; throws, or answers null, where there is none. */
export async function loadForm({ publishableKey, accountId }: CardForm): Promise<ShowForm | null> {
  const stripe = await loadStripe(publishableKey, { stripeAccount: accountId, locale: 'fr' })
  return stripe && ((clientSecret) => <Form stripe={stripe} clientSecret={clientSecret} />)
}

type Props = Pick<ComponentProps<typeof EmbeddedCheckoutProvider>, 'stripe'> & { clientSecret: string }

function Form({ stripe, clientSecret }: Props) {
  // The provider warns of options that change.
  const [options] = useState({ fetchClientSecret: () => Promise.resolve(clientSecret) })
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={options}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  )
}
