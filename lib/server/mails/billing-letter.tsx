import type { ComponentProps } from 'react'
import { BillingLetter } from '@/components/emails/billing'
import { type Letter, pageUrl } from './letter'

type Text = Omit<ComponentProps<typeof BillingLetter>, 'link'>

/** A mail to a client about a subscription; its title is its subject too. */
export const billingLetter = (mail: { id: string; to: string }, text: Text): Letter => ({
  to: mail.to,
  subject: text.title,
  about: mail.id,
  body: <BillingLetter {...text} link={{ href: pageUrl('/dashboard'), label: 'Ouvrir mon espace' }} />,
})

/** What all samples share. */
export const SAMPLE = {
  id: '5d0f3f5e-7a53-4f0e-9a6e-0f6a3f1f2b11',
  to: 'lea@exemple.fr',
  label: 'La Table de Camille',
}
