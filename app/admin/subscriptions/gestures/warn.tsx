'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { TextareaField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { TITLE } from '../title'
import { warnAction } from './actions'

type Props = { id: number; title: string; closeHref: string; firstDeadline: string; deadline: string }

/** A written warning with its deadline, required before a contract is ended for a fault. */
export const WarnForm = ({ id, title, closeHref, firstDeadline, deadline }: Props) => (
  <SheetForm
    title={title}
    pageTitle={TITLE}
    closeHref={closeHref}
    action={warnAction}
    unreachable="L’avertissement n’est pas parti. Vérifiez votre connexion, puis réessayez."
    submit="Envoyer l’avertissement"
    fields={{ id }}
    draft={`avertissement-${id}`}
    isWide
  >
    {({ issues, values }) => (
      <>
        <p className="text-muted text-sm">
          Le client le reçoit par e-mail, avec le dernier jour pour y remédier. Rien ne prend fin tout seul à
          ce terme&nbsp;: après lui, vous pouvez mettre fin au contrat pour manquement ou impayé.
        </p>
        <TextareaField
          name="reason"
          label="Ce qui est reproché, et ce qui est attendu"
          required
          maxLength={2000}
          rows={5}
          defaultValue={values.reason}
          issue={issues.reason}
        />
        <DateField
          name="deadline"
          label="Dernier jour pour y remédier"
          required
          min={firstDeadline}
          defaultValue={values.deadline ?? deadline}
          issue={issues.deadline}
          className="max-w-xs"
        />
      </>
    )}
  </SheetForm>
)
