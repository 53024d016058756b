import type { ComponentProps, ReactNode } from 'react'

export type FieldFrame = {
  name: string
  /** The control's id, when another form on the page has a field of the same name; by default the name. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it, shown below the field. */
  issue?: string | undefined
  optional?: boolean
  className?: string
}

export const controlStyle = (issue: string | undefined) =>
  `control ${issue ? 'border-danger' : 'border-control'}`

/** The ARIA attributes that link a control to its hint and its error. */
export const describedBy = ({ name, id = name, hint, issue }: Notes) => ({
  'aria-invalid': issue ? (true as const) : undefined,
  'aria-describedby': [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ') || undefined,
})

type Notes = Pick<FieldFrame, 'name' | 'id' | 'hint' | 'issue'>

/** Handlers that hide a fault once its control is corrected (useFault). */
type Checks = Pick<ComponentProps<'div'>, 'onChange' | 'onBlur'>

/** A label, its control, then the hint and the error. */
export function Field({
  name,
  id = name,
  label,
  hint,
  issue,
  optional,
  className = '',
  checks,
  children,
}: FieldFrame & { checks?: Checks; children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1.5 ${className}`} {...checks}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> (facultatif)</span>}
      </label>
      {children}
      <FieldNotes name={name} id={id} hint={hint} issue={issue} />
    </div>
  )
}

export function FieldNotes({ name, id = name, hint, issue }: Notes) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {issue && (
        <p id={`${id}-issue`} className="font-medium text-danger text-sm">
          {issue}
        </p>
      )}
    </>
  )
}

/** A checkbox or a radio button. */
export const boxStyle = 'choice size-5 shrink-0'
