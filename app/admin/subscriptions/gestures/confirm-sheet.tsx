'use client'

import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import type { ButtonLook } from '@/components/ui/button'
import type { HiddenValues } from '@/components/ui/hidden-fields'
import { SheetForm } from '@/components/ui/sheet-form'
import { TextareaField } from '@/components/ui/text-field'
import type { FormAction } from '@/components/ui/use-guarded-action'
import { TITLE } from '../title'

type Props = {
  title: string
  closeHref: string
  /** The first step. */
  backHref?: string
  action: FormAction
  submit: string
  look?: ButtonLook['look']
  fields: HiddenValues
  draft: string
  /** What the client is told, asked here. */
  words?: { name: string; label: string; hint: string; max: number }
  /** What follows from it. */
  children: ReactNode
}

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** The second step of a gesture: what follows from it, and the button that does it. */
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
