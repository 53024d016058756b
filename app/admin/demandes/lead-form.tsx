'use client'

import type { ReactNode } from 'react'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextareaField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { type LeadStatus } from '@/lib/domain/leads/lead'
import { LEAD_STATUSES } from '@/lib/domain/leads/statuses'
import { changeLeadAction } from './actions'
import { STATUS_NAMES } from './lead-words'

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

type Props = {
  kind: 'message' | 'projet'
  id: number
  title: string
  status: LeadStatus
  notes: string
  closeHref: string
  more: ReactNode
  /** The lead's content. */
  children: ReactNode
}

export const LeadForm = ({ kind, id, title, status, notes, closeHref, more, children }: Props) => (
  <SheetForm
    title={title}
    closeHref={closeHref}
    action={changeLeadAction}
    unreachable={UNREACHABLE}
    submit="Enregistrer"
    fields={{ kind, id }}
    draft={`${kind}-${id}`}
    more={more}
  >
    {({ values, issues }) => (
      <>
        {children}
        <SelectField
          name="status"
          label="Statut"
          defaultValue={values.status ?? status}
          issue={issues.status}
        >
          {LEAD_STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextareaField
          name="notes"
          label="Notes"
          hint="Pour l’agence seulement."
          optional
          defaultValue={values.notes ?? notes}
          issue={issues.notes}
        />
      </>
    )}
  </SheetForm>
)
