'use client'

import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import type { ButtonLook } from '@/components/ui/button'
import type { HiddenValues } from '@/components/ui/fields/hidden-fields'
import { TextareaField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import type { FormAction } from '@/components/ui/forms/use-guarded-action'
import { TITLE } from '../title'

type Props = {
  title: string
  closeHref: string
  /** The URL of the first step. */
  backHref?: string
  action: FormAction
  submit: string
  look?: ButtonLook['look']
  fields: HiddenValues
  draft: string
  /** The field for the message to the client. */
  words?: { name: string; label: string; hint: string; max: number }
  /** The consequences. */
  children: ReactNode
}

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** The second step of an action: its consequences, and the button that executes it. */
export const ConfirmSheet = ({ backHref, words, children, ...form }: Props) => (
  <SheetForm {...form} pageTitle={TITLE} unreachable={UNREACHABLE} isWide>
    {({ issues, values }) => (
      <>
        {children}
        {backHref && (
          <p>
            <AppLink href={backHref} scroll={false} className="text-link text-sm">
              Modifier
            </AppLink>
          </p>
        )}
        {words && (
          <TextareaField
            name={words.name}
            label={words.label}
            hint={words.hint}
            required
            maxLength={words.max}
            rows={4}
            defaultValue={values[words.name]}
            issue={issues[words.name]}
          />
        )}
      </>
    )}
  </SheetForm>
)
