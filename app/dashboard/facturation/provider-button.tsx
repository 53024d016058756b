'use client'

import type { ButtonLook } from '@/components/ui/button'
import type { HiddenValues } from '@/components/ui/fields/hidden-fields'
import { DocumentForm } from '@/components/ui/forms/document-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import type { FormAction } from '@/components/ui/forms/use-guarded-action'

const UNREACHABLE =
  'La page de paiement n’a pas pu s’ouvrir. Rien n’a été débité. Vérifiez votre connexion, puis réessayez.'

type Props = ButtonLook & {
  action: FormAction
  fields: HiddenValues
  label: string
  /** The subject, to tell apart several buttons with the same label. */
  about?: string
  isViewed: boolean
  className?: string
}

/** Opens the provider's page. Disabled for an administrator who views the client. */
export const ProviderButton = ({ action, fields, label, about, isViewed, className, ...look }: Props) => (
  <DocumentForm action={action} fields={fields} unreachable={UNREACHABLE}>
    <SubmitButton {...look} disabled={isViewed} className={className}>
      {label}
      {about && <span className="sr-only">&nbsp;: {about}</span>}
    </SubmitButton>
  </DocumentForm>
)
