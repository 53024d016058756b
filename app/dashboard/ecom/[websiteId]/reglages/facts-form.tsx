'use client'

import type { ComponentProps } from 'react'
import { RadioField } from '@/components/ui/fields/radio-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { type FormAction, useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { SaveBar } from './save-bar'

type Control = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'placeholder'>
/** A field of the form: a line of text, several lines, or a choice. */
export type FactField = {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Spans both columns. */
  wide?: boolean
} & (Control | { rows: number; maxLength: number } | { options: { value: string; label: string }[] })

type Props = {
  /** The id of the form in the page, and the name of its draft. */
  id: string
  websiteId: number
  fields: readonly FactField[]
  values: Record<string, string | null>
  action: FormAction
  save: string
  unreachable: string
  title: string
  /** Whether this form sets the page's title. */
  isTitled?: boolean
}

/** A section of settings made of plain fields, each with its error below it. */
export function FactsForm({
  id,
  websiteId,
  fields,
  values,
  action,
  save,
  unreachable,
  title,
  isTitled,
}: Props) {
  const draft = useFormDraft(`${id}-${websiteId}`)
  const [state, submit, busy] = useGuardedAction(action, unreachable, draft.drop)
  const { issues } = state
  const isRefused = state.status === 'error'
  const typed = isRefused ? state.values : {}
  return (
    <form
      {...draft.form}
      id={id}
      action={submit}
      noValidate
      {...(isRefused && { 'data-unsaved': '' })}
      className="flex scroll-mt-20 flex-col gap-5"
    >
      <FocusFirstFault state={state} {...((isTitled || isRefused) && { title })} />
      <input type="hidden" name="websiteId" value={websiteId} />
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Fact
            key={field.name}
            field={field}
            value={typed[field.name] ?? values[field.name] ?? ''}
            issue={issues[field.name]}
          />
        ))}
      </div>
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SaveBar label={save} busy={busy} isResumed={draft.isResumed && !isRefused} drop={draft.drop} />
    </form>
  )
}

function Fact({ field, value, issue }: { field: FactField; value: string; issue: string | undefined }) {
  const { wide = false, ...shown } = field
  const props = { defaultValue: value, issue, className: wide ? 'sm:col-span-2' : '' }
  // The fieldset needs a wrapper that spans the columns.
  if ('options' in shown)
    return (
      <div className={props.className}>
        <RadioField key={value} {...shown} defaultValue={value} issue={issue} />
      </div>
    )
  if ('rows' in shown) return <TextareaField {...shown} {...props} />
  return <TextField autoComplete="off" maxLength={200} {...shown} {...props} />
}
