import type { ComponentProps } from 'react'
import { BillingMail } from '@/components/emails/billing'
import { formatBill } from '../../domain/money'
import { pageUrl, type RenderedMail } from './rendered-mail'

type Text = Omit<ComponentProps<typeof BillingMail>, 'link' | 'isForAgency'> & {
  /** The button's label, and its path on the site if not the subscriptions. */
  action: string
  path?: string
  /** Replaces the path: a URL with the token of a mailed link. */
  href?: string
  /** The numbers of the attached invoices and credit notes. */
  documents?: readonly string[]
}

/** A mail to a client about a subscription; its title is also its subject. */
export const renderBillingMail = (
  mail: { id: string; to: string },
  { action, path = '/dashboard/facturation', href = pageUrl(path), documents = [], ...text }: Text,
): RenderedMail => ({
  to: mail.to,
  subject: text.title,
  about: mail.id,
  documents,
  body: <BillingMail {...text} link={{ href, label: action }} />,
})

/** The row of a total, VAT included. */
export const total = (label: string, cents: number) => ({ label, value: formatBill(cents), isTotal: true })

export const subject = (label: string) => ({ label: 'Objet', value: label })

/** Shared by all samples. */
export const SAMPLE = {
  id: '5d0f3f5e-7a53-4f0e-9a6e-0f6a3f1f2b11',
  to: 'lea@exemple.fr',
  label: 'La Table de Camille',
}
