import type { ComponentProps } from 'react'
import { BillingLetter } from '@/components/emails/billing'
import { formatBill } from '../../domain/money'
import { type Letter, pageUrl } from './letter'

type Text = Omit<ComponentProps<typeof BillingLetter>, 'link' | 'isForAgency'> & {
  /** What its button says and where on the site it leads, if not to the subscriptions. */
  action: string
  path?: string
  /** In place of the path: with the token of a mailed link. */
  href?: string
  /** The numbers of the invoices and credit notes that come with it. */
  documents?: readonly string[]
}

/** A mail to a client about a subscription; its title is its subject too. */
export const billingLetter = (
  mail: { id: string; to: string },
  { action, path = '/dashboard/facturation', href = pageUrl(path), documents = [], ...text }: Text,
): Letter => ({
  to: mail.to,
  subject: text.title,
  about: mail.id,
  documents,
  body: <BillingLetter {...text} link={{ href, label: action }} />,
})

/** The row of a sum, with VAT. */
export const total = (label: string, cents: number) => ({ label, value: formatBill(cents), isTotal: true })

export const subject = (label: string) => ({ label: 'Objet', value: label })

/** What all samples share. */
export const SAMPLE = {
  id: '5d0f3f5e-7a53-4f0e-9a6e-0f6a3f1f2b11',
  to: 'lea@exemple.fr',
  label: 'La Table de Camille',
}
